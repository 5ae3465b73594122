"""What one check found, and the growth table behind a scaling check: values that reports print."""

import math
from dataclasses import dataclass

from kata_engine.words import Kind, Level, Verdict

ALIKE = 0.2  # exponents that differ by less do not say that there are more steps


@dataclass(frozen=True)
class Growth:
    """One size of a scaling check: CPU seconds of both, their ratio, and the exponent since the last size.

    The ratio is None where the clock saw the reference take no time. `share` is the share of the limit that was
    used; where the submission was stopped before it had `finished`, its seconds and that share are lower bounds.
    """

    check: str
    size: int
    yours: float
    reference: float
    ratio: float | None
    exponent: float | None
    finished: bool
    share: float


@dataclass(frozen=True)
class Finding:
    """The verdict of one check with its message, wall seconds, growth, and what the submission printed."""

    name: str
    kind: Kind
    level: Level
    verdict: Verdict
    message: str
    seconds: float
    growth: tuple[Growth, ...] = ()
    output: str = ""


def growth_in_words(rows: list[Growth], slow_means: str) -> str:
    """How both times grow over the last sizes, and what that means: `slow_means`, perhaps a large constant factor."""
    last = [row for row in rows if row.yours > 0 and row.reference > 0][-3:]
    if len(last) < 2:
        return slow_means
    from statistics import linear_regression  # only a failure needs it, and it takes as long as all else here

    sizes = [math.log(row.size) for row in last]
    yours = linear_regression(sizes, [math.log(row.yours) for row in last]).slope
    reference = linear_regression(sizes, [math.log(row.reference) for row in last]).slope
    least = "" if last[-1].finished else "at least "  # a time that was stopped would have grown on
    if yours - reference < ALIKE:
        factor = last[-1].yours / last[-1].reference
        slow_means += f", or like the reference's steps at {least}{factor:.0f} times their cost"
    return f"your time grows {least}like n^{yours:.1f}, the reference's like n^{reference:.1f}: {slow_means}"
