"""The scorecard: who said what on which criterion, the evidence of the harness, and the level that follows."""

from typing import Final, Literal

from kata_engine.grading.result import Grade
from kata_engine.interview.levels import LevelDecision, decide_level
from kata_engine.interview.own_tests.strength_result import OwnTestsResult
from kata_engine.interview.ratings import Draft, RatedCriterion
from kata_engine.spec.decoding import Model

VERSION: Final = 1


class Scorecard(Model, frozen=True, kw_only=True):
    """One interviewer's record of one candidate on one kata; `rubric` is the digest of the criteria it rates.

    `result` and `because` follow from the ratings and are written for whoever reads the file. Every criterion is
    listed; those that are `not_rated_yet` stand as not probed.
    """

    scorecard: Literal[1] = VERSION
    kata: str
    rubric: str
    candidate: str
    interviewer: str
    date: str
    result: str
    because: tuple[str, ...]
    ratings: tuple[RatedCriterion, ...] = ()
    not_rated_yet: tuple[str, ...] = ()
    draft: Draft | None = None
    evidence: Grade | None = None
    own_tests: OwnTestsResult | None = None

    @property
    def rated(self) -> tuple[RatedCriterion, ...]:
        """The criteria that somebody has rated."""
        return tuple(one for one in self.ratings if one.id not in self.not_rated_yet)

    @property
    def decision(self) -> LevelDecision:
        """What the ratings come to."""
        return decide_level(self.ratings)
