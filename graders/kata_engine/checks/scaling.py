"""Scaling checks: sizes grow until the submission's CPU time passes the limit or the last size is done.

The limit is 10 times the reference's CPU time on the same input plus 0.2 s. Clear measurements decide at
once, doubtful ones go on to the next size, and at the last size the median of several ratios decides; where even
that is in doubt, twice the last size is tried.
"""

import math
from contextlib import closing
from dataclasses import dataclass
from enum import Enum
from hashlib import blake2b
from random import Random

from kata_engine.checks.bench import Bench, Report
from kata_engine.finding import Growth, growth_in_words
from kata_engine.grader import Scaling
from kata_engine.judge import Complaint
from kata_engine.outcome import Arguments, Returned, Returns, Stopped, Timed
from kata_engine.program import Program
from kata_engine.words import Verdict
from kata_engine.worker import Worker, pack_call, unpack_answer

RATIO, ALLOWANCE = 10, 0.2  # the rule: seconds may reach RATIO * reference + ALLOWANCE
CLEARLY_FAST, CLEARLY_SLOW = 1 / 3, 1.5  # shares of the limit that need no second look
FEW, MANY = 5, 9  # measurements at the last size; many where the median of few is near the limit
BEYOND = 2  # times the last size, where that left a doubt
REFERENCE_SECONDS = 60.0  # a reference that takes longer is the harness's fault


class ReferenceFailed(Exception):
    """The reference gave no answer to a timed input: a fault of the kata."""


class Decision(Enum):
    """What the measurements of one size say."""

    FAST = "fast"
    SLOW = "slow"
    UNSTABLE = "unstable"
    FAILED = "failed"


@dataclass(frozen=True)
class Measurement:
    """One timed input: seconds of CPU time of both, and the share of the limit that was used.

    Where it was stopped before it had `finished`, both are lower bounds.
    """

    size: int
    yours: float
    reference: float
    share: float
    finished: bool
    complaint: Complaint | None

    @property
    def other_failure(self) -> bool:
        """Whether it failed for another reason than its time."""
        return self.complaint is not None and self.complaint.verdict is not Verdict.TIME_LIMIT_EXCEEDED


class Stopwatch:
    """Two workers, one with the reference and one with the submission, timed on the same fresh inputs."""

    def __init__(self, bench: Bench, check: Scaling, random: Random) -> None:
        self.bench, self.check, self.random = bench, check, random
        self._workers: dict[Program, Worker] = {}

    def close(self) -> None:
        """End both workers."""
        for worker in self._workers.values():
            worker.__exit__()

    def measure(self, size: int, careful: bool = False) -> Measurement:
        """Time the submission on one fresh input; `careful` times the reference after it too, where that may matter."""
        arguments = self.check.shape.arguments(size, self.random)
        packed = pack_call(arguments)
        references = [self._known_reference(packed)]
        timed = self._time(self.bench.program, packed, CLEARLY_SLOW * max(self._limits(references)))
        stopped = isinstance(timed.outcome, Stopped)
        share = self._share(timed, references, stopped)
        if careful and CLEARLY_FAST < share < CLEARLY_SLOW:
            references.append(self._reference(packed))
            share = self._share(timed, references, stopped)
        reference = _mean([one.call_seconds for one in references])
        complaint = self._complaint(arguments, timed, references[0])
        return Measurement(size, timed.call_seconds, reference, share, not stopped, complaint)

    def _share(self, timed: Timed, references: list[Timed], stopped: bool) -> float:
        call, total = self._limits(references)
        share = max(timed.call_seconds / call, timed.total_seconds / total)
        return max(share, CLEARLY_SLOW) if stopped else share  # it would have gone on

    def _limits(self, references: list[Timed]) -> tuple[float, float]:
        call = _mean([one.call_seconds for one in references])
        total = _mean([one.total_seconds for one in references])
        return RATIO * call + ALLOWANCE, RATIO * total + ALLOWANCE

    def _known_reference(self, packed: bytes) -> Timed:
        known, key = self.bench.reference_times, blake2b(packed).digest()
        known[key] = known.get(key) or self._reference(packed)
        return known[key]

    def _reference(self, packed: bytes) -> Timed:
        timed = self._time(self.bench.reference, packed, REFERENCE_SECONDS)
        if timed.outcome is not None:
            raise ReferenceFailed(f"the reference gave no answer to {self.check.name!r}: {timed.outcome}")
        return timed

    def _time(self, program: Program, packed: bytes, cpu_limit: float) -> Timed:
        key = program if program is self.bench.program else self.bench.reference
        worker = self._workers.get(key) or self.bench.loaded(key)
        self._workers[key] = worker
        timed = worker.time(packed, cpu_limit)
        if isinstance(timed.outcome, Stopped):
            self._workers.pop(key).__exit__()
        return timed

    def _complaint(self, arguments: Arguments, timed: Timed, reference: Timed) -> Complaint | None:
        if timed.outcome is None and timed.packed == reference.packed:
            return None  # the same bytes are the same answer, type for type
        right = unpack_answer(reference.packed)
        assert isinstance(right, Returned)
        outcome = timed.outcome or unpack_answer(timed.packed)
        return self.bench.judge.complaint(arguments, outcome, (Returns(right.value),))


def run(bench: Bench, check: Scaling) -> Report:
    """Time the shape at each size; a growth table comes with every verdict."""
    rows: list[Growth] = []
    last = check.sizes[-1]
    with closing(Stopwatch(bench, check, bench.random(check.name))) as stopwatch:
        for size in (*check.sizes, BEYOND * last):
            decision, found = _decide(stopwatch, size, last=size >= last)
            rows.append(_row(check.name, found, rows))
            if size == last and decision is Decision.UNSTABLE:
                continue  # what is slow shows more at twice the size
            complaint = _complaint(decision, check, found, rows)
            if complaint or size == last:
                return Report(complaint, tuple(rows))
    return Report(None, tuple(rows))


def _decide(stopwatch: Stopwatch, size: int, last: bool) -> tuple[Decision, Measurement]:
    measured = [stopwatch.measure(size, careful=last)]
    if measured[0].share >= CLEARLY_SLOW and not measured[0].other_failure:
        measured.append(stopwatch.measure(size, careful=last))
    if measured[-1].other_failure:
        return Decision.FAILED, measured[-1]
    if measured[0].share <= CLEARLY_FAST:
        return Decision.FAST, measured[0]
    if len(measured) == 2 and measured[1].share >= CLEARLY_SLOW:
        return Decision.SLOW, min(measured, key=lambda one: one.share)
    if not last:
        return Decision.FAST, measured[0]  # a slow submission shows more at the next size
    return _vote(stopwatch, size, measured)


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


def _mean(seconds: list[float]) -> float:
    return sum(seconds) / len(seconds)


def _row(check: str, found: Measurement, rows: list[Growth]) -> Growth:
    ratio = found.yours / found.reference if found.reference else math.inf
    exponent = None
    if found.finished and rows and found.yours > 0 and rows[-1].yours > 0:
        exponent = math.log(found.yours / rows[-1].yours) / math.log(found.size / rows[-1].size)
    return Growth(check, found.size, found.yours, found.reference, ratio, exponent, found.finished, found.share)


def _complaint(decision: Decision, check: Scaling, found: Measurement, rows: list[Growth]) -> Complaint | None:
    if decision is Decision.FAST:
        return None
    if decision is Decision.FAILED:
        return found.complaint
    limit = RATIO * found.reference + ALLOWANCE
    if decision is Decision.UNSTABLE:
        cause = f"timing unstable at size {found.size:,}: grade again when the machine is less busy"
        return Complaint(Verdict.JUDGE_ERROR, "", cause)
    more = "" if rows[-1].finished else "more than "
    cause = (
        f"at size {found.size:,} it took {more}{found.yours:.2f} s of CPU time\n"
        f"the limit there is {limit:.2f} s: {RATIO} x the reference's {found.reference:.3f} s + {ALLOWANCE} s"
    )
    return Complaint(Verdict.TIME_LIMIT_EXCEEDED, "", cause, f"{growth_in_words(rows)}{check.slow_means}")
