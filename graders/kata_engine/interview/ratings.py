"""What an interviewer saw of each criterion."""

from collections.abc import Iterable
from enum import StrEnum

from kata_engine.spec.decoding import Model
from kata_engine.spec.level import Level
from kata_engine.spec.rubric import Criterion, Dimension, Identifier, Need, Rubric


class Rating(StrEnum):
    """What was seen of a criterion, best first; `not_probed` says nothing about the candidate."""

    UNPROMPTED = "unprompted"
    PROMPTED = "prompted"
    ABSENT = "absent"
    NOT_PROBED = "not_probed"


class RatedCriterion(Model, frozen=True, kw_only=True, omit_defaults=True):
    """One rated criterion, with enough of it that the card can be read without its rubric.

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
    """A rating that had been begun when the interviewer was interrupted."""

    id: str
    rating: Rating
    text: str


def rate_criterion(criterion: Criterion, rating: Rating, quote: str = "", asked: str = "") -> RatedCriterion:
    """The criterion with its rating."""
    return RatedCriterion(
        id=criterion.id,
        level=criterion.level,
        dimension=criterion.dimension,
        need=criterion.need,
        observe=criterion.observe,
        rating=rating,
        quote=quote,
        asked=asked,
    )


def find_lack(rating: Rating, quote: str, asked: str) -> str:
    """What a rating lacks to count; empty if nothing."""
    if rating in (Rating.UNPROMPTED, Rating.PROMPTED) and not quote.strip():
        return f"{rating} needs `quote`: what the candidate said or did"
    if rating is Rating.ABSENT and not asked.strip():
        return "absent needs `asked`: the question that was asked (otherwise it is not_probed)"
    if rating is Rating.NOT_PROBED and (quote.strip() or asked.strip()):
        return "it has a quote or a question but is marked not_probed: give it a rating"
    return ""


def complete_ratings(rubric: Rubric, rated: Iterable[RatedCriterion]) -> tuple[RatedCriterion, ...]:
    """Every criterion in the order of the rubric; what nobody rated was not probed."""
    ratings = {one.id: one for one in rated}
    return tuple(ratings.get(one.id) or rate_criterion(one, Rating.NOT_PROBED) for one in rubric.criteria)
