"""Going through the criteria of a rubric one by one: where one stands and what is rated; knows no terminal."""

from kata_engine.interview.scorecard import Draft, Line, line
from kata_engine.rubric import Criterion, Rubric
from kata_engine.words import Rating


class Session:
    """The criteria in order, a place among them, and the lines rated so far."""

    def __init__(self, rubric: Rubric, rated: tuple[Line, ...], draft: Draft | None) -> None:
        self.rubric = rubric
        self.lines = {one.id: one for one in rated}
        self.draft = draft
        begun = draft.id if draft else None
        places = [place for place, one in enumerate(rubric.criteria) if one.id == begun] or self._open()
        self.place = places[0] if places else len(rubric.criteria)

    @property
    def current(self) -> Criterion | None:
        """The criterion to be rated, None behind the last."""
        return self.rubric.criteria[self.place] if self.place < len(self.rubric.criteria) else None

    @property
    def left(self) -> tuple[str, ...]:
        """The criteria that have no rating yet."""
        return tuple(self.rubric.criteria[place].id for place in self._open())

    def said(self, rating: Rating) -> str:
        """What was noted of the current criterion, as far as this rating needs it."""
        found = self.lines.get(self.current.id) if self.current else None
        if found is None:
            return ""
        return found.asked if rating is Rating.ABSENT else found.quote

    def rate(self, rating: Rating, quote: str = "", asked: str = "") -> None:
        """Rate the current criterion and go on."""
        assert self.current
        self.lines[self.current.id] = line(self.current, rating, quote, asked)
        self.draft = None
        self.skip()

    def begin(self, rating: Rating, text: str) -> None:
        """Keep a rating that was begun, so that an interruption loses nothing."""
        assert self.current
        self.draft = Draft(self.current.id, rating, text)

    def skip(self) -> None:
        """Leave the current criterion as it is."""
        self.place = min(self.place + 1, len(self.rubric.criteria))

    def back(self) -> None:
        """Return to the criterion before."""
        self.place = max(self.place - 1, 0)

    def _open(self) -> list[int]:
        return [place for place, one in enumerate(self.rubric.criteria) if one.id not in self.lines]
