"""The models of a rubric: what an interviewer looks for, level by level, and what is asked afterwards."""

from hashlib import blake2b
from typing import Annotated

import msgspec

from kata_engine.typed import Model
from kata_engine.words import Dimension, Level, Need

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=600)]
Identifier = Annotated[str, msgspec.Meta(pattern="^[A-Z]{2,4}-L[456]-[0-9]{1,2}$")]
Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]

# The machine says nothing about the others, nor whether something was prompted.
MEASURED = (Dimension.ALGORITHM, Dimension.CODE, Dimension.VERIFICATION)


class Bearing(Model, frozen=True):
    """What the harness measured that bears on a criterion.

    `checks` are names of checks of the grader, `own_tests` the percentage of known mistakes that the
    candidate's own tests should refuse.
    """

    checks: tuple[str, ...] = ()
    own_tests: Percent | None = None


class Criterion(Model, frozen=True, kw_only=True):
    """One line of a rubric; both anchors are things seen or heard."""

    id: Identifier
    level: Level
    dimension: Dimension
    need: Need
    observe: Text
    positive: Text
    negative: Text
    question: Text
    evidence: Bearing = Bearing()


class FollowUp(Model, frozen=True):
    """A question for when there is time left, with what a good answer says."""

    level: Level
    question: Text
    good_answer: Annotated[str, msgspec.Meta(min_length=1, max_length=1200)]


class Rubric(Model, frozen=True):
    """A whole rubric file, in the order of an interview."""

    criteria: tuple[Criterion, ...]
    follow_ups: tuple[FollowUp, ...] = ()

    @property
    def digest(self) -> str:
        """Tells versions of the criteria apart: ratings belong to one of them."""
        return blake2b(msgspec.json.encode(self.criteria), digest_size=6).hexdigest()
