"""Times reference and submission on the same fresh inputs, on their own CPU clocks."""

import time
from dataclasses import dataclass

from kata_engine.errors import KataError
from kata_engine.grading.context import BudgetSpent, CheckContext
from kata_engine.grading.expected import Returns
from kata_engine.grading.judge import Failure
from kata_engine.inputs.shapes import Shape
from kata_engine.sandbox.outcome import Returned, Stopped, Timed
from kata_engine.sandbox.packing import pack_call, unpack_answer, unpack_call
from kata_engine.sandbox.program import Program
from kata_engine.sandbox.worker import Worker
from kata_engine.verdicts import Verdict

RATIO, ALLOWANCE = 10, 0.2  # the rule: seconds may reach RATIO * reference + ALLOWANCE
TRAVEL_RATIO = 3  # and those with reading the input and writing the answer so many times the reference's for that
CLEARLY_FAST, CLEARLY_SLOW = 1 / 3, 1.5  # shares of the limit that need no second look
REFERENCE_SECONDS = 60.0  # a reference that takes longer is the harness's fault


class ReferenceFailed(KataError):
    """The reference gave no answer to a timed input: a fault of the kata."""


@dataclass(frozen=True)
class Span:
    """Seconds of CPU time that were spent on something, and the limit for it."""

    on: str
    seconds: float
    limit: float

    @property
    def share(self) -> float:
        """The share of the limit that was used."""
        return self.seconds / self.limit


@dataclass(frozen=True)
class Measurement:
    """One timed input: seconds of CPU time of both, and the share of the limit that was used.

    Where it was stopped before it had `finished`, both are lower bounds.
    """

    size: int
    yours: float
    reference: float
    share: float
    span: Span
    finished: bool
    failure: Failure | None

    @property
    def failed_otherwise(self) -> bool:
        """Whether it failed for another reason than its time."""
        return self.failure is not None and self.failure.verdict is not Verdict.TIME_LIMIT_EXCEEDED


class Stopwatch:
    """Two workers, one with the reference and one with the submission, timed on the same fresh inputs."""

    def __init__(self, context: CheckContext, name: str, shape: Shape, inputs: int = 0) -> None:
        self.context, self.name, self.shape = context, name, shape
        self.inputs = inputs  # taken so far: each is another one
        self._pace = 0.0  # seconds of wall time that the last measurement took for each unit of its size
        self._workers: dict[Program, Worker] = {}

    def close(self) -> None:
        """End both workers."""
        for worker in self._workers.values():
            worker.__exit__()

    def measure(self, size: int, careful: bool = False) -> Measurement:
        """Time the submission on one fresh input; `careful` times the reference after it too, where that may matter.

        Raises BudgetSpent where there is no time left for it, by the pace of the last one.
        """
        start = time.monotonic()
        if start + self._pace * size > self.context.until:
            raise BudgetSpent
        self.inputs += 1
        packed, reference = self._take_input(size)
        references = [reference]
        limit = CLEARLY_SLOW * max(span.limit for span in _make_spans(reference, references))
        left = self.context.until - time.monotonic()
        timed = self._time(self.context.program, packed, min(limit, left))
        span = max(_make_spans(timed, references), key=lambda span: span.share)
        if careful and CLEARLY_FAST < span.share < CLEARLY_SLOW:
            references.append(self._time_reference(packed))
            span = max(_make_spans(timed, references), key=lambda span: span.share)
        stopped = isinstance(timed.outcome, Stopped)
        if stopped and left < limit:
            raise BudgetSpent
        share = max(span.share, CLEARLY_SLOW) if stopped else span.share  # it would have gone on
        failure = self._find_failure(packed, timed, reference)
        self._pace = (time.monotonic() - start) / size
        return Measurement(size, timed.call_seconds, _average_calls(references), share, span, not stopped, failure)

    def _take_input(self, size: int) -> tuple[bytes, Timed]:
        """The next input, packed, and what the reference took on it; from those kept if somebody keeps them."""
        name = f"{self.name} {size} {self.inputs}"
        kept = self.context.options.timed_inputs
        if kept is not None and name in kept:
            return kept[name]
        packed = pack_call(self.shape.arguments(size, self.context.make_random(name)))
        made = packed, self._time_reference(packed)
        if kept is not None:
            kept[name] = made
        return made

    def _time_reference(self, packed: bytes) -> Timed:
        timed = self._time(self.context.reference, packed, REFERENCE_SECONDS)
        if timed.outcome is not None:
            raise ReferenceFailed(f"the reference gave no answer to {self.name!r}: {timed.outcome}")
        return timed

    def _time(self, program: Program, packed: bytes, cpu_limit: float) -> Timed:
        worker = self._workers.get(program) or self.context.load(program)
        self._workers[program] = worker
        timed = worker.time(packed, cpu_limit)
        if isinstance(timed.outcome, Stopped):
            self._workers.pop(program).__exit__()
        return timed

    def _find_failure(self, packed: bytes, timed: Timed, reference: Timed) -> Failure | None:
        if timed.outcome is None and timed.packed == reference.packed:
            return None  # the same bytes are the same answer, type for type
        right = unpack_answer(reference.packed)
        assert isinstance(right, Returned)
        outcome = timed.outcome or unpack_answer(timed.packed)
        return self.context.judge.find_failure(unpack_call(packed), outcome, (Returns(right.value),))


def _make_spans(timed: Timed, references: list[Timed]) -> tuple[Span, Span]:
    """The call alone; and with what surrounds it, so that no work can be moved there."""
    call = RATIO * _average_calls(references) + ALLOWANCE
    travel = sum(one.total_seconds for one in references) / len(references) - _average_calls(references)
    return (
        Span("", timed.call_seconds, call),
        Span(", including its input and its answer", timed.total_seconds, call + TRAVEL_RATIO * travel),
    )


def _average_calls(references: list[Timed]) -> float:
    return sum(one.call_seconds for one in references) / len(references)
