"""What every check works with: workers with the submission in them, the oracle, the judge, a replayable seed."""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from kata_engine.calls import Arguments
from kata_engine.errors import KataError
from kata_engine.grading.expected import Oracle
from kata_engine.grading.judge import Failure, Judge
from kata_engine.grading.options import Options
from kata_engine.grading.result import Growth
from kata_engine.sandbox.outcome import LoadRefused, Raised
from kata_engine.sandbox.pool import WorkerPool
from kata_engine.sandbox.program import Program
from kata_engine.sandbox.worker import Worker

BATCH = 2000  # calls in one request frame


@dataclass(frozen=True)
class Examination:
    """What a check found: a failure or none, what was measured, what the submission printed."""

    failure: Failure | None
    growth: tuple[Growth, ...] = ()
    printed: str = ""


@dataclass(frozen=True)
class Inconclusive:
    """A first pass that decided nothing: `resolve` takes longer and decides."""

    resolve: Callable[["CheckContext"], Examination]


class BudgetSpent(KataError):
    """A check had to stop before it could decide: the time allowed for a failing submission is used up."""


class LoadFailed(KataError):
    """The submission could not be loaded."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.message)
        self.failure = failure


@dataclass(frozen=True)
class CheckContext:
    """All that checks share. What may take long has to end at `until`, in monotonic seconds."""

    program: Program
    reference: Program
    judge: Judge
    oracle: Oracle
    pool: WorkerPool
    options: Options
    until: float = math.inf

    @contextmanager
    def open_worker(self, hash_seed: int | None = None) -> Iterator[Worker]:
        """A fresh worker with the submission loaded, with its own hash seed if one is given; raises LoadFailed."""
        with self.load(self.program, hash_seed) as worker:
            yield worker

    def load(self, program: Program, hash_seed: int | None = None) -> Worker:
        """A fresh worker with a program loaded, for the caller to close; raises LoadFailed."""
        worker = self.pool.take() if hash_seed is None else self.pool.start_with_hash_seed(hash_seed)
        problem = worker.load(program)
        if problem is None:
            return worker
        worker.__exit__()
        if isinstance(problem, LoadRefused):
            raise LoadFailed(self.judge.explain_refusal(problem))
        if isinstance(problem, Raised):
            raise LoadFailed(self.judge.explain_exception((), problem))
        raise LoadFailed(Failure(problem.verdict, "", problem.cause))

    def find_first_failure(self, inputs: Sequence[Arguments], worker: Worker, batch: int = BATCH) -> Failure | None:
        """The failure of the first input that is not answered as the oracle says; None if all are."""
        for start in range(0, len(inputs), batch):
            some = inputs[start : start + batch]
            for arguments, outcome in zip(some, worker.call(some), strict=False):
                failure = self.judge.find_failure(arguments, outcome, self.oracle(arguments))
                if failure:
                    return failure
        return None

    def make_random(self, name: str) -> Random:
        """Randomness of the check called `name`, the same for the same seed."""
        return Random(f"{self.options.seed} {name}")
