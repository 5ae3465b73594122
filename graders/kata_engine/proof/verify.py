"""Puts a kata's whole library on trial and sums up what its grader misses."""

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context

from kata_engine.catalog import Kata, Package, open_kata
from kata_engine.library import Known, library, mistakes
from kata_engine.process import Limits
from kata_engine.proof import trial
from kata_engine.proof.behaviour import Stand
from kata_engine.proof.mutants import Mutant, mutants
from kata_engine.proof.problems import REFERENCE, STUB, broken_promises, idle_cases, idle_shapes, second_oracle, twins
from kata_engine.proof.trial import Trial
from kata_engine.words import Isolation, Verdict
from kata_engine.worker import Worker

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

    def tried(self, folder: str) -> list[Trial]:
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
        return min(self.tried(Verdict.TIME_LIMIT_EXCEEDED), key=lambda one: one.share, default=None)


def pool() -> Executor:
    """A process for each core; what is timed in them is timed again alone where it matters."""
    return ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"))


def verify(kata: Kata, workers: Executor, whole: bool, mutant_count: int, progress: Callable[[str], None]) -> Proof:
    """Prove one kata; `progress` is told what is going on."""
    package = open_kata(kata)
    known = library(kata)
    oracles = workers.submit(second_oracle, kata.root, kata.name)
    trials = _trials(package, known, workers, whole, progress)
    compared, disagreements = oracles.result()
    problems = [*broken_promises(trials, known), *twins(kata, workers, trials), *idle_cases(package, trials, known)]
    recognised = 0
    if whole:
        problems += idle_shapes(package, trials)
        progress(f"{kata.name}: which mistakes are told by name")
        told = [workers.submit(trial.recognised, kata.root, kata.name, one) for one in mistakes(kata)]
        recognised = sum(future.result() for future in told)
    chosen, survivors = _mutants(kata, package, workers, mutant_count, progress)
    problems += [f"hole: {_told(one)}" for one in survivors if one.differs]
    with Worker(Limits(), hash_seed=0) as worker:
        isolation = worker.isolation()
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


def _trials(
    package: Package, known: list[Known], workers: Executor, whole: bool, progress: Callable[[str], None]
) -> dict[str, Trial]:
    """Every submission's trial by its name; times in doubt are measured again with nothing beside them."""
    kata = package.kata
    sources = {REFERENCE: package.reference, STUB: kata.stub.read_bytes()} | {one.name: one.source for one in known}
    promises = {REFERENCE: Verdict.ACCEPTED} | {one.name: one.promise for one in known}
    futures: dict[str, Future[Trial]] = {}
    for name in sorted(sources, key=lambda name: promises.get(name) not in TIMED):  # the long ones first
        slow = promises.get(name) == Verdict.TIME_LIMIT_EXCEEDED
        futures[name] = workers.submit(trial.complete, kata.root, kata.name, name, sources[name], slow, whole)
    trials: dict[str, Trial] = {}
    for name in sources:
        progress(f"{kata.name}: {len(trials) + 1} of {len(sources)}: {name}")
        trials[name] = futures[name].result()
    for name, found in trials.items():
        if promises.get(name) in TIMED and found.share and not _clear(found, promises[name]):
            progress(f"{kata.name}: once more, alone: {name}")
            again = trial.timed(Stand(package), name, sources[name], whole, confirm=True)
            trials[name] = replace(again, row=(*found.row[: -len(again.row)], *again.row))
    return trials


def _clear(found: Trial, promise: str) -> bool:
    """Whether the verdict is the promised one with room to spare."""
    room = found.share <= NEAREST if promise == Verdict.ACCEPTED else found.share >= FAR_ENOUGH
    return found.verdict == promise and room


def _mutants(
    kata: Kata, package: Package, workers: Executor, count: int, progress: Callable[[str], None]
) -> tuple[int, list[Survivor]]:
    if not count:
        return 0, []
    sources = [(REFERENCE, package.reference), *((o.name, o.source) for o in library(kata) if o.promise == "accepted")]
    per_origin = [list(mutants(name, source)) for name, source in sources]
    longest = max(map(len, per_origin))
    spread = [found[place] for place in range(longest) for found in per_origin if place < len(found)]
    chosen = spread[:count]
    futures = [workers.submit(trial.mutant, kata.root, kata.name, one.origin, one.source) for one in chosen]
    survivors = []
    for place, (one, future) in enumerate(zip(chosen, futures, strict=True)):
        progress(f"{kata.name}: mutant {place + 1} of {len(chosen)}")
        found = future.result()
        if found.verdict is Verdict.ACCEPTED:
            survivors.append(Survivor(one, found.message))
    return len(chosen), survivors


def _told(survivor: Survivor) -> str:
    one = survivor.mutant
    return f"{one.origin}, line {one.line}: {one.change} is accepted, but wrong on {survivor.differs}"
