"""What one check found, and the growth table behind a scaling check: values that reports print."""

import math
from dataclasses import dataclass

from kata_engine.words import Kind, Level, Verdict


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


def growth_in_words(rows: list[Growth]) -> str:
    """How both times grow over the last sizes that finished; empty where too few did."""
    last = [row for row in rows if row.finished and row.yours > 0 and row.reference > 0][-3:]
    if len(last) < 2:
        return ""
    from statistics import linear_regression  # only a failure needs it, and it takes as long as all else here

    sizes = [math.log(row.size) for row in last]
    yours = linear_regression(sizes, [math.log(row.yours) for row in last]).slope
    reference = linear_regression(sizes, [math.log(row.reference) for row in last]).slope
    return f"your time grows like n^{yours:.1f}, the reference's like n^{reference:.1f}: "
