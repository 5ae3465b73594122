"""Decides from measurements of one size whether a submission is fast or slow, and how many it takes to be sure."""

from enum import Enum

from kata_engine.grading.stopwatch import CLEARLY_FAST, CLEARLY_SLOW, Measurement, Stopwatch

FEW, MANY = 5, 9  # measurements at the last size; many where the median of few is near the limit


class Decision(Enum):
    """What the measurements of one size say."""

    FAST = "fast"
    SLOW = "slow"
    NEAR = "near"
    UNSTABLE = "unstable"
    FAILED = "failed"


def try_size(stopwatch: Stopwatch, size: int, last: bool) -> tuple[Decision, Measurement, list[Measurement]]:
    """What one measurement says, or two; the one to show; and all of them."""
    measured = [stopwatch.measure(size, careful=last)]
    if measured[0].share >= CLEARLY_SLOW and not measured[0].failed_otherwise:
        if not stopwatch.context.options.confirm:
            return Decision.SLOW, measured[0], measured
        measured.append(stopwatch.measure(size, careful=last))
    if measured[-1].failed_otherwise:
        return Decision.FAILED, measured[-1], measured
    if measured[0].share <= CLEARLY_FAST:
        return Decision.FAST, measured[0], measured
    if len(measured) == 2 and measured[1].share >= CLEARLY_SLOW:
        return Decision.SLOW, min(measured, key=lambda one: one.share), measured
    return Decision.NEAR, measured[0], measured


def take_vote(stopwatch: Stopwatch, size: int, measured: list[Measurement]) -> tuple[Decision, Measurement]:
    """The median of five ratios, of nine where it is near the limit; ends as soon as more cannot change it."""
    while not _is_settled([one.share for one in measured]):
        if len(measured) == MANY:
            return Decision.UNSTABLE, measured[0]  # five against four: another nine might say the opposite
        measured.append(stopwatch.measure(size, careful=True))
        if measured[-1].failed_otherwise:
            return Decision.FAILED, measured[-1]
    middle = sorted(measured, key=lambda one: one.share)[len(measured) // 2]
    return (Decision.SLOW if middle.share > 1 else Decision.FAST), middle


def decide(stopwatch: Stopwatch, size: int) -> tuple[Decision, Measurement]:
    """Try a size, and vote where that is not clear."""
    decision, found, measured = try_size(stopwatch, size, last=True)
    return take_vote(stopwatch, size, measured) if decision is Decision.NEAR else (decision, found)


def _is_settled(shares: list[float]) -> bool:
    """Whether more than half of five lie clearly on one side, or all but three of nine on either."""
    factor, most = (CLEARLY_SLOW, FEW // 2) if len(shares) <= FEW else (1, MANY // 2 + 1)
    return max(sum(share < 1 / factor for share in shares), sum(share > factor for share in shares)) > most
