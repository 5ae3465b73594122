"""The level rule: arithmetic on the ratings of one scorecard.

A rating earns points: unprompted 2, prompted 1, absent 0; what was not probed is left out. Level by level, from
the lowest:

1. With under 70 % of the level's musts probed there is insufficient evidence.
2. The level is met when every probed must of it is at least 1 and they earned 60 % of their points;
   else it is not met.
3. It is strong when they earned 85 % and two nice ones, of any level, are unprompted.

A level needs the levels below: above one that is not met none is met, and above insufficient evidence there
is none either. The card's level is the highest that is met.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from kata_engine.interview.ratings import RatedCriterion, Rating
from kata_engine.spec.level import Level
from kata_engine.spec.rubric import Need

POINTS = {Rating.UNPROMPTED: 2, Rating.PROMPTED: 1, Rating.ABSENT: 0}
ENOUGH_PROBED, ENOUGH_POINTS, STRONG_POINTS, STRONG_NICE = 70, 60, 85, 2  # percent, percent, percent, ratings

RULE = (
    f"Unprompted earns 2 points, prompted 1, absent 0; what was not probed is left out. A level is met when every "
    f"probed must of that level and of those below earned a point, and its musts earned {ENOUGH_POINTS} % of their "
    f"points; it is strong at {STRONG_POINTS} % with {STRONG_NICE} nice ones unprompted. With under "
    f"{ENOUGH_PROBED} % of its musts probed there is insufficient evidence."
)


class Standing(StrEnum):
    """What the ratings say of one level."""

    STRONG = "strong"
    MET = "met"
    NOT_MET = "not met"
    INSUFFICIENT_EVIDENCE = "insufficient evidence"


@dataclass(frozen=True)
class LevelStanding:
    """One level: its standing, the arithmetic behind it, and the reason in words."""

    level: Level
    standing: Standing
    probed: int
    musts: int
    points: int
    most: int
    reason: str


@dataclass(frozen=True)
class LevelDecision:
    """The level of a card, None where none is met; `words` say which, or why none."""

    level: Level | None
    words: str
    levels: tuple[LevelStanding, ...]


def decide_level(rated: Sequence[RatedCriterion]) -> LevelDecision:
    """Apply the rule to all criteria of a card."""
    nice = sum(one.need is Need.NICE and one.rating is Rating.UNPROMPTED for one in rated)
    results: list[LevelStanding] = []
    for level in Level:
        musts = [one for one in rated if one.level is level and one.need is Need.MUST]
        results.append(_decide_standing(level, musts, nice, results[-1] if results else None))
    met = [one for one in results if one.standing in (Standing.MET, Standing.STRONG)]
    if met:
        words = f"{met[-1].level}{', strong' if met[-1].standing is Standing.STRONG else ''}"
    elif results[0].standing is Standing.INSUFFICIENT_EVIDENCE:
        words = Standing.INSUFFICIENT_EVIDENCE.value
    else:
        words = f"{results[0].level} not met"
    return LevelDecision(met[-1].level if met else None, words, tuple(results))


def _decide_standing(
    level: Level, musts: Sequence[RatedCriterion], nice: int, below: LevelStanding | None
) -> LevelStanding:
    earned = [(one, POINTS[one.rating]) for one in musts if one.rating in POINTS]
    points, most = sum(point for _, point in earned), 2 * len(earned)

    def conclude(standing: Standing, reason: str) -> LevelStanding:
        return LevelStanding(level, standing, len(earned), len(musts), points, most, reason)

    if below and below.standing not in (Standing.MET, Standing.STRONG):
        return conclude(below.standing, f"needs {below.level}")
    if 100 * len(earned) < ENOUGH_PROBED * len(musts) or not earned:
        return conclude(Standing.INSUFFICIENT_EVIDENCE, f"under {ENOUGH_PROBED} % of its musts probed")
    absent = [one.id for one, point in earned if point == 0]
    if absent:
        return conclude(Standing.NOT_MET, f"absent: {', '.join(absent)}")
    if 100 * points < ENOUGH_POINTS * most:
        return conclude(Standing.NOT_MET, f"under {ENOUGH_POINTS} % of the points")
    if 100 * points < STRONG_POINTS * most:
        return conclude(Standing.MET, f"strong needs {STRONG_POINTS} % of the points")
    if nice < STRONG_NICE:
        return conclude(Standing.MET, f"strong needs {STRONG_NICE} nice ones unprompted, not {nice}")
    return conclude(Standing.STRONG, f"{nice} nice ones unprompted")


def explain_levels(decision: LevelDecision) -> tuple[str, ...]:
    """The arithmetic of a decision, one line per level."""
    return tuple(
        f"{one.level}: {one.standing}; {one.probed} of {one.musts} musts probed, "
        f"{one.points} of {one.most} points; {one.reason}"
        for one in decision.levels
    )
