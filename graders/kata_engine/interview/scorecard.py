"""The scorecard: who said what on which criterion, the evidence of the harness, and the level that follows."""

from collections.abc import Iterable
from typing import Final, Literal

from kata_engine.interview.levels import Rated, Result, result_of
from kata_engine.interview.own_tests_record import OwnTestsRecord
from kata_engine.record import GradeRecord
from kata_engine.rubric import Criterion, Identifier, Rubric
from kata_engine.typed import Model
from kata_engine.words import Dimension, Level, Need, Rating

VERSION: Final = 1


class Line(Model, frozen=True, kw_only=True, omit_defaults=True):
    """One rated criterion, with so much of it that the card can be read without its rubric.

    `quote` is what the candidate said or did, `asked` the question that got no answer.
    """

    id: Identifier
    level: Level
    dimension: Dimension
    need: Need
    observe: str
    rating: Rating
    quote: str = ""
    asked: str = ""


class Draft(Model, frozen=True):
    """A rating that was begun when the interviewer was interrupted."""

    id: str
    rating: Rating
    text: str


class Scorecard(Model, frozen=True, kw_only=True):
    """One interviewer's record of one candidate on one kata; `rubric` is the digest of the criteria it rates.

    `result` and `because` follow from the ratings and are written for whoever reads the file. Every criterion has a
    line; those that are `not_rated_yet` stand as not probed.
    """

    scorecard: Literal[1] = VERSION
    kata: str
    rubric: str
    candidate: str
    interviewer: str
    date: str
    result: str
    because: tuple[str, ...]
    ratings: tuple[Line, ...] = ()
    not_rated_yet: tuple[str, ...] = ()
    draft: Draft | None = None
    evidence: GradeRecord | None = None
    own_tests: OwnTestsRecord | None = None

    @property
    def rated(self) -> tuple[Line, ...]:
        """The lines that somebody has rated."""
        return tuple(one for one in self.ratings if one.id not in self.not_rated_yet)

    @property
    def outcome(self) -> Result:
        """What the ratings come to."""
        return outcome(self.ratings)


def line(criterion: Criterion, rating: Rating, quote: str = "", asked: str = "") -> Line:
    """A rated criterion."""
    return Line(
        id=criterion.id,
        level=criterion.level,
        dimension=criterion.dimension,
        need=criterion.need,
        observe=criterion.observe,
        rating=rating,
        quote=quote,
        asked=asked,
    )


def missing(rating: Rating, quote: str, asked: str) -> str:
    """What a rating lacks to count; empty if nothing."""
    if rating in (Rating.UNPROMPTED, Rating.PROMPTED) and not quote.strip():
        return f"{rating} needs `quote`: what the candidate said or did"
    if rating is Rating.ABSENT and not asked.strip():
        return "absent needs `asked`: the question that was asked (else it is not_probed)"
    if rating is Rating.NOT_PROBED and (quote.strip() or asked.strip()):
        return "there is a quote or a question, but it is not_probed: give it a rating"
    return ""


def complete(rubric: Rubric, rated: Iterable[Line]) -> tuple[Line, ...]:
    """A line for every criterion in the order of the rubric; what nobody rated was not probed."""
    lines = {one.id: one for one in rated}
    return tuple(lines.get(one.id) or line(one, Rating.NOT_PROBED) for one in rubric.criteria)


def outcome(lines: Iterable[Line]) -> Result:
    """What rated lines come to."""
    return result_of([Rated(one.id, one.level, one.need, one.rating) for one in lines])


def explained(result: Result) -> tuple[str, ...]:
    """The arithmetic of a result, a line a level."""
    return tuple(
        f"{one.level}: {one.standing}; {one.probed} of {one.musts} musts probed, "
        f"{one.points} of {one.most} points; {one.reason}"
        for one in result.levels
    )
