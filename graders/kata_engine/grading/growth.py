"""The growth table of a scaling check: a row for each size, and what the last rows mean in words."""

import math
from collections.abc import Sequence

from kata_engine.grading.result import Growth
from kata_engine.grading.stopwatch import Measurement

ALIKE = 0.2  # exponents that differ by less do not say that there are more steps


def make_row(check: str, found: Measurement, rows: Sequence[Growth]) -> Growth:
    """The row of one size, given the rows of the sizes before it."""
    ratio = found.yours / found.reference if found.reference else None
    exponent = None
    if found.finished and rows and found.yours > 0 and rows[-1].yours > 0:
        exponent = math.log(found.yours / rows[-1].yours) / math.log(found.size / rows[-1].size)
    return Growth(check, found.size, found.yours, found.reference, ratio, exponent, found.finished, found.share)


def describe_growth(rows: Sequence[Growth], slow_means: str) -> str:
    """How both times grow over the last sizes, and what that means: `slow_means`, or a large constant factor."""
    last = [row for row in rows if row.yours > 0 and row.reference > 0][-3:]
    if len(last) < 2:
        return "how your time grows cannot be told from one size"
    from statistics import linear_regression  # only a failure needs it, and it takes as long as all else here

    sizes = [math.log(row.size) for row in last]
    yours = linear_regression(sizes, [math.log(row.yours) for row in last]).slope
    reference = linear_regression(sizes, [math.log(row.reference) for row in last]).slope
    least = "" if last[-1].finished else "at least "  # a time that was stopped would have grown on
    if yours - reference < ALIKE:
        factor = last[-1].yours / last[-1].reference
        slow_means += f", or the same steps as the reference at {least}{factor:.0f} times their cost"
    return f"your time grows {least}like n^{yours:.1f}, the reference's like n^{reference:.1f}: {slow_means}"
