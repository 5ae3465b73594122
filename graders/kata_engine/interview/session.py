"""Goes through the criteria of a rubric one by one: which is current and what is rated; knows no terminal."""

from kata_engine.interview.ratings import Draft, RatedCriterion, Rating, rate_criterion
from kata_engine.spec.rubric import Criterion, Rubric


class Session:
    """The criteria in order, which of them is the current one, and the ratings so far."""

    def __init__(self, rubric: Rubric, rated: tuple[RatedCriterion, ...], draft: Draft | None) -> None:
        self.rubric = rubric
        self.ratings = {one.id: one for one in rated}
        self.draft = draft
        begun = draft.id if draft else None
        chosen = [index for index, one in enumerate(rubric.criteria) if one.id == begun] or self._find_open()
        self.index = chosen[0] if chosen else len(rubric.criteria)

    @property
    def current(self) -> Criterion | None:
        """The criterion to be rated, None behind the last."""
        return self.rubric.criteria[self.index] if self.index < len(self.rubric.criteria) else None

    @property
    def left(self) -> tuple[str, ...]:
        """The criteria that have no rating yet."""
        return tuple(self.rubric.criteria[index].id for index in self._find_open())

    def recall(self, rating: Rating) -> str:
        """What was noted about the current criterion, as far as this rating needs it."""
        found = self.ratings.get(self.current.id) if self.current else None
        if found is None:
            return ""
        return found.asked if rating is Rating.ABSENT else found.quote

    def rate(self, rating: Rating, quote: str = "", asked: str = "") -> None:
        """Rate the current criterion and move on."""
        assert self.current
        self.ratings[self.current.id] = rate_criterion(self.current, rating, quote, asked)
        self.draft = None
        self.skip()

    def begin(self, rating: Rating, text: str) -> None:
        """Keep a rating that was begun, so that an interruption loses nothing."""
        assert self.current
        self.draft = Draft(self.current.id, rating, text)

    def skip(self) -> None:
        """Leave the current criterion as it is."""
        self.index = min(self.index + 1, len(self.rubric.criteria))

    def go_back(self) -> None:
        """Return to the criterion before."""
        self.index = max(self.index - 1, 0)

    def _find_open(self) -> list[int]:
        return [index for index, one in enumerate(self.rubric.criteria) if one.id not in self.ratings]
