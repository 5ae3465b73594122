"""Scaling checks: sizes grow until the submission's CPU time passes the limit or the last size is done.

The limit is 10 times the reference's CPU time on the same input plus 0.2 s. Clear measurements decide at
once, doubtful ones go on to the next size (of this check, or of the later one that continues it), and at the last
size the median of several ratios decides; where even that is in doubt, twice the last size is tried. A vote takes
long: it can wait until no other check has shown clearly that a submission is slow.
"""

import math
from contextlib import closing
from dataclasses import dataclass
from enum import Enum

from kata_engine.checks.bench import Bench, Report
from kata_engine.checks.stopwatch import ALLOWANCE, CLEARLY_FAST, CLEARLY_SLOW, RATIO, Measurement, Stopwatch
from kata_engine.finding import Growth, growth_in_words
from kata_engine.grader import Scaling
from kata_engine.judge import Complaint
from kata_engine.words import Verdict

FEW, MANY = 5, 9  # measurements at the last size; many where the median of few is near the limit
BEYOND = 2  # times the last size, where that left a doubt


class Decision(Enum):
    """What the measurements of one size say."""

    FAST = "fast"
    SLOW = "slow"
    NEAR = "near"
    UNSTABLE = "unstable"
    FAILED = "failed"


@dataclass(frozen=True)
class Doubt:
    """What was measured before a last size that decided nothing, and there: only a vote can tell."""

    rows: tuple[Growth, ...]
    measured: tuple[Measurement, ...]
    inputs: int  # that were taken for all of it


def look(bench: Bench, check: Scaling) -> Report | Doubt:
    """Time the shape at each size, until one is clearly too slow; a growth table comes with every verdict."""
    rows: list[Growth] = []
    with closing(Stopwatch(bench, check)) as stopwatch:
        for size in check.sizes:
            last = size == check.sizes[-1] and not check.continued
            decision, found, measured = _look(stopwatch, size, last)
            if last and decision is Decision.NEAR:
                return Doubt(tuple(rows), tuple(measured), stopwatch.inputs)
            rows.append(_row(check.name, found, rows))  # a slow submission that is near shows more at the next size
            complaint = _complaint(decision, check, found, rows)
            if complaint:
                return Report(complaint, tuple(rows))
    return Report(None, tuple(rows))


def settle(bench: Bench, check: Scaling, doubt: Doubt) -> Report:
    """Vote at the last size; where that leaves a doubt, at twice that size, where what is slow shows more."""
    rows, last = list(doubt.rows), check.sizes[-1]
    with closing(Stopwatch(bench, check, doubt.inputs)) as stopwatch:
        decision, found = _vote(stopwatch, last, list(doubt.measured))
        rows.append(_row(check.name, found, rows))
        if decision is Decision.UNSTABLE:
            decision, found = _decide(stopwatch, BEYOND * last)
            rows.append(_row(check.name, found, rows))
    return Report(_complaint(decision, check, found, rows), tuple(rows))


def _decide(stopwatch: Stopwatch, size: int) -> tuple[Decision, Measurement]:
    decision, found, measured = _look(stopwatch, size, last=True)
    return _vote(stopwatch, size, measured) if decision is Decision.NEAR else (decision, found)


def _look(stopwatch: Stopwatch, size: int, last: bool) -> tuple[Decision, Measurement, list[Measurement]]:
    """What one measurement says, or two; the one to show; and all of them."""
    measured = [stopwatch.measure(size, careful=last)]
    if measured[0].share >= CLEARLY_SLOW and not measured[0].other_failure:
        if not stopwatch.bench.confirm:
            return Decision.SLOW, measured[0], measured
        measured.append(stopwatch.measure(size, careful=last))
    if measured[-1].other_failure:
        return Decision.FAILED, measured[-1], measured
    if measured[0].share <= CLEARLY_FAST:
        return Decision.FAST, measured[0], measured
    if len(measured) == 2 and measured[1].share >= CLEARLY_SLOW:
        return Decision.SLOW, min(measured, key=lambda one: one.share), measured
    return Decision.NEAR, measured[0], measured


def _vote(stopwatch: Stopwatch, size: int, measured: list[Measurement]) -> tuple[Decision, Measurement]:
    """The median of five ratios, of nine where it is near the limit; ends as soon as more cannot change it."""
    while not _settled([one.share for one in measured]):
        if len(measured) == MANY:
            return Decision.UNSTABLE, measured[0]  # five against four: another nine might say the opposite
        measured.append(stopwatch.measure(size, careful=True))
        if measured[-1].other_failure:
            return Decision.FAILED, measured[-1]
    middle = sorted(measured, key=lambda one: one.share)[len(measured) // 2]
    return (Decision.SLOW if middle.share > 1 else Decision.FAST), middle


def _settled(shares: list[float]) -> bool:
    """Whether more than half of five lie clearly on one side, or all but three of nine on either."""
    factor, most = (CLEARLY_SLOW, FEW // 2) if len(shares) <= FEW else (1, MANY // 2 + 1)
    return max(sum(share < 1 / factor for share in shares), sum(share > factor for share in shares)) > most


def _row(check: str, found: Measurement, rows: list[Growth]) -> Growth:
    ratio = found.yours / found.reference if found.reference else None
    exponent = None
    if found.finished and rows and found.yours > 0 and rows[-1].yours > 0:
        exponent = math.log(found.yours / rows[-1].yours) / math.log(found.size / rows[-1].size)
    return Growth(check, found.size, found.yours, found.reference, ratio, exponent, found.finished, found.share)


def _complaint(decision: Decision, check: Scaling, found: Measurement, rows: list[Growth]) -> Complaint | None:
    if decision in (Decision.FAST, Decision.NEAR):
        return None
    if decision is Decision.FAILED:
        return found.complaint
    if decision is Decision.UNSTABLE:
        cause = f"timing unstable at size {found.size:,}: grade again when the machine is less busy"
        return Complaint(Verdict.JUDGE_ERROR, "", cause)
    more, span = "" if found.finished else "more than ", found.span
    cause = (
        f"at size {found.size:,} it took {more}{span.seconds:.2f} s of CPU time{span.on}\n"
        f"the limit there is {span.limit:.2f} s: {RATIO} x the reference's {found.reference:.3f} s + {ALLOWANCE} s"
        f"{' + what its input and answer may take' if span.on else ''}"
    )
    return Complaint(Verdict.TIME_LIMIT_EXCEEDED, "", cause, growth_in_words(rows, check.slow_means))
