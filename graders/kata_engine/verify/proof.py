"""Proves a kata's grader: puts the whole library on trial and sums up what the grader misses."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context

import psutil

from kata_engine.grading.package import Package, open_package
from kata_engine.sandbox.limits import Isolation, Limits
from kata_engine.sandbox.worker import Worker
from kata_engine.spec.catalog import Kata
from kata_engine.spec.library import KnownSubmission, read_library, read_mistakes
from kata_engine.verdicts import Verdict
from kata_engine.verify import trial
from kata_engine.verify.fixtures import Fixtures
from kata_engine.verify.mutants import Mutant, make_mutants
from kata_engine.verify.problems import (
    REFERENCE,
    STUB,
    find_idle_cases,
    find_idle_shapes,
    find_twins,
    find_wrong_verdicts,
)
from kata_engine.verify.second_oracle import compare_second_oracle
from kata_engine.verify.trial import Trial

TIMED = (Verdict.ACCEPTED, Verdict.TIME_LIMIT_EXCEEDED)
FAR_ENOUGH = 1.2  # times the limit that a slow submission should take not to be measured again
NEAREST = 2 / 3  # share of the limit that an accepted submission should stay under


@dataclass(frozen=True)
class Survivor:
    """A mutant that every check accepted; a hole where `differs` shows a call it answers wrongly."""

    mutant: Mutant
    differs: str


@dataclass(frozen=True)
class Proof:
    """What was tried on a kata and what came of it; it holds where there is no problem."""

    kata: str
    isolation: Isolation
    trials: tuple[Trial, ...]
    problems: tuple[str, ...]
    oracle_inputs: int
    recognised: int = 0
    mutants: int = 0
    survivors: tuple[Survivor, ...] = ()

    @property
    def killed(self) -> int:
        """Submissions that were refused."""
        return sum(one.verdict is not Verdict.ACCEPTED for one in self.trials)

    def list_trials(self, folder: str) -> list[Trial]:
        """The trials of one folder of the library."""
        return [one for one in self.trials if one.name.startswith(f"{folder}/")]

    @property
    def nearest_accepted(self) -> Trial | None:
        """The accepted submission that uses the largest share of the time limit."""
        timed = [one for one in self.trials if one.share and one.verdict is Verdict.ACCEPTED]
        return max(timed, key=lambda one: one.share, default=None)

    @property
    def nearest_slow(self) -> Trial | None:
        """The slow submission that exceeds the limit least where it exceeds it most; its share is a lower bound."""
        return min(self.list_trials(Verdict.TIME_LIMIT_EXCEEDED), key=lambda one: one.share, default=None)


@contextmanager
def open_process_pool() -> Iterator[Executor]:
    """A process for each core; what is timed in them is timed again alone where it matters.

    Where something interrupts the proof, they end at once.
    """
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as workers:
        try:
            yield workers
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            for child in psutil.Process().children():
                with suppress(psutil.Error):
                    child.terminate()
            raise


def prove(kata: Kata, workers: Executor, whole: bool, mutant_count: int, progress: Callable[[str], None]) -> Proof:
    """Prove one kata; `progress` is told what is going on."""
    package = open_package(kata)
    known = read_library(kata)
    oracles = workers.submit(compare_second_oracle, kata.root, kata.name)
    trials = _run_trials(package, known, workers, whole, progress)
    compared, disagreements = oracles.result()
    problems = [
        *find_wrong_verdicts(trials, known),
        *find_twins(kata, workers, trials),
        *find_idle_cases(package, trials, known),
    ]
    recognised = 0
    if whole:
        problems += find_idle_shapes(package, trials)
        progress(f"{kata.name}: which mistakes are named")
        told = [workers.submit(trial.is_recognised, kata.root, kata.name, one) for one in read_mistakes(kata)]
        recognised = sum(future.result() for future in told)
    chosen, survivors = _try_mutants(kata, package, workers, mutant_count, progress)
    problems += [f"hole: {_describe(one)}" for one in survivors if one.differs]
    with Worker(Limits(), hash_seed=0) as worker:
        isolation = worker.read_isolation()
    return Proof(
        kata.name,
        isolation,
        tuple(trials.values()),
        (*problems, *disagreements),
        compared,
        recognised,
        chosen,
        tuple(survivors),
    )


def _run_trials(
    package: Package, known: list[KnownSubmission], workers: Executor, whole: bool, progress: Callable[[str], None]
) -> dict[str, Trial]:
    """Every submission's trial by its name; times in doubt are measured again with nothing beside them."""
    kata = package.kata
    sources = {REFERENCE: package.reference, STUB: kata.stub.read_bytes()} | {one.name: one.source for one in known}
    expected = {REFERENCE: Verdict.ACCEPTED} | {one.name: one.expected_verdict for one in known}
    futures: dict[str, Future[Trial]] = {}
    for name in sorted(sources, key=lambda name: expected.get(name) not in TIMED):  # the long ones first
        slow = expected.get(name) == Verdict.TIME_LIMIT_EXCEEDED
        futures[name] = workers.submit(trial.run_whole_trial, kata.root, kata.name, name, sources[name], slow, whole)
    trials: dict[str, Trial] = {}
    for name in sources:
        progress(f"{kata.name}: {len(trials) + 1} of {len(sources)}: {name}")
        trials[name] = futures[name].result()
    for name, found in trials.items():
        if expected.get(name) in TIMED and found.share and not _is_clear(found, expected[name]):
            progress(f"{kata.name}: once more, alone: {name}")
            again = trial.time_submission(Fixtures(package), name, sources[name], whole, confirm=True)
            trials[name] = replace(again, row=tuple((dict(found.row) | dict(again.row)).items()))
    return trials


def _is_clear(found: Trial, expected_verdict: str) -> bool:
    """Whether the verdict is the promised one with room to spare."""
    room = found.share <= NEAREST if expected_verdict == Verdict.ACCEPTED else found.share >= FAR_ENOUGH
    return found.verdict == expected_verdict and room


def _try_mutants(
    kata: Kata, package: Package, workers: Executor, count: int, progress: Callable[[str], None]
) -> tuple[int, list[Survivor]]:
    if not count:
        return 0, []
    right = [known for known in read_library(kata) if known.expected_verdict == Verdict.ACCEPTED]
    sources = [(REFERENCE, package.reference), *((known.name, known.source) for known in right)]
    per_origin = [list(make_mutants(name, source)) for name, source in sources]
    longest = max(map(len, per_origin))
    spread = [found[index] for index in range(longest) for found in per_origin if index < len(found)]
    chosen = spread[:count]
    futures = [workers.submit(trial.try_mutant, kata.root, kata.name, one.origin, one.source) for one in chosen]
    survivors = []
    for number, (one, future) in enumerate(zip(chosen, futures, strict=True), 1):
        progress(f"{kata.name}: mutant {number} of {len(chosen)}")
        found = future.result()
        if found.verdict is Verdict.ACCEPTED:
            survivors.append(Survivor(one, found.message))
    return len(chosen), survivors


def _describe(survivor: Survivor) -> str:
    one = survivor.mutant
    return f"{one.origin}, line {one.line}: {one.change} is accepted, but wrong on {survivor.differs}"
