"""The bench a check works at: workers with the submission in them, right outcomes, a replayable seed."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from kata_engine.finding import Growth
from kata_engine.judge import Complaint, Judge
from kata_engine.outcome import Arguments, Raised, Refused, Right, Timed
from kata_engine.program import Program
from kata_engine.supply import Supply
from kata_engine.worker import Worker

TimedInputs = dict[str, tuple[bytes, Timed]] | None  # inputs by name, packed, and what the reference took


@dataclass(frozen=True)
class Report:
    """What a check reports: a complaint or none, what was measured, what the submission printed."""

    complaint: Complaint | None
    growth: tuple[Growth, ...] = ()
    output: str = ""


class TimeIsUp(Exception):
    """A check has to end before it knows: the time for a failing submission is over."""


class Unloadable(Exception):
    """The submission could not be loaded."""

    def __init__(self, complaint: Complaint) -> None:
        super().__init__(complaint.message)
        self.complaint = complaint


@dataclass(frozen=True)
class Bench:
    """All that checks share; nothing in it changes. What may take long has to end at `until`, a monotonic second."""

    program: Program
    reference: Program
    judge: Judge
    right: Callable[[Arguments], Right]
    supply: Supply
    seed: int
    reveal: bool
    shrink: bool
    confirm: bool
    timed_inputs: TimedInputs
    until: float = math.inf

    @contextmanager
    def worker(self) -> Iterator[Worker]:
        """A fresh worker with the submission loaded; raises Unloadable."""
        with self.supply.take() as worker:
            self._load(worker, self.program)
            yield worker

    def loaded(self, program: Program) -> Worker:
        """A fresh worker with a program loaded, for the caller to close; raises Unloadable."""
        worker = self.supply.take()
        self._load(worker, program)
        return worker

    @contextmanager
    def worker_with_hash_seed(self, hash_seed: int) -> Iterator[Worker]:
        """A fresh worker whose sets and dicts have another order; raises Unloadable."""
        with self.supply.take_with(hash_seed) as worker:
            self._load(worker, self.program)
            yield worker

    def random(self, name: str) -> Random:
        """Randomness of the check called `name`, the same for the same seed."""
        return Random(f"{self.seed} {name}")

    def _load(self, worker: Worker, program: Program) -> None:
        problem = worker.load(program)
        if problem is None:
            return
        worker.__exit__()
        if isinstance(problem, Refused):
            raise Unloadable(self.judge.of_refusal(problem))
        if isinstance(problem, Raised):
            raise Unloadable(self.judge.of_exception((), problem))
        raise Unloadable(Complaint(problem.verdict, "", problem.cause))
