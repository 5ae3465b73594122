"""Puts a kata's whole library on trial and sums up what its grader misses."""

import importlib.util
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context

from kata_engine.catalog import Kata, Package, open_kata
from kata_engine.checks.scaling import CLEARLY_SLOW
from kata_engine.library import MISTAKES, Known, library, mistakes
from kata_engine.oracle import right_outcomes
from kata_engine.outcome import Arguments, Raises, Returns, Right
from kata_engine.proof import trial
from kata_engine.proof.behaviour import Stand
from kata_engine.proof.mutants import Mutant, mutants
from kata_engine.proof.trial import Trial
from kata_engine.signature import Signature
from kata_engine.text import show_call
from kata_engine.values import same
from kata_engine.words import Verdict

REFERENCE, STUB = "reference", "stub"
TIMED = (Verdict.ACCEPTED, Verdict.TIME_LIMIT_EXCEEDED)
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
    trials: tuple[Trial, ...]
    problems: tuple[str, ...]
    oracle_inputs: int
    mutants: int = 0
    survivors: tuple[Survivor, ...] = ()

    @property
    def killed(self) -> int:
        """Submissions that were refused."""
        return sum(one.verdict is not Verdict.ACCEPTED for one in self.trials)

    @property
    def nearest_accepted(self) -> Trial | None:
        """The accepted submission that uses the largest share of the time limit."""
        timed = [one for one in self.trials if one.share and one.verdict is Verdict.ACCEPTED]
        return max(timed, key=lambda one: one.share, default=None)

    @property
    def nearest_slow(self) -> Trial | None:
        """The slow submission that exceeds the limit least where it exceeds it most; its share is a lower bound."""
        slow = [one for one in self.trials if one.verdict is Verdict.TIME_LIMIT_EXCEEDED]
        return min(slow, key=lambda one: one.share, default=None)


def pool() -> Executor:
    """A process for each core; what is timed in them is timed again alone where it matters."""
    return ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"))


def verify(kata: Kata, workers: Executor, whole: bool, mutant_count: int, progress: Callable[[str], None]) -> Proof:
    """Prove one kata; `progress` is told what is going on."""
    package = open_kata(kata)
    known = library(kata)
    trials = _trials(kata, package, workers, whole, progress)
    progress(f"{kata.name}: second oracle")
    compared, disagreements = _second_oracle(package)
    problems = [*_broken_promises(trials, known), *_twins(kata, workers, trials), *_idle_cases(package, trials, known)]
    chosen, survivors = _mutants(kata, package, workers, mutant_count, progress)
    problems += [f"hole: {_told(one)}" for one in survivors if one.differs]
    return Proof(kata.name, tuple(trials.values()), (*problems, *disagreements), compared, chosen, tuple(survivors))


def _trials(
    kata: Kata, package: Package, workers: Executor, whole: bool, progress: Callable[[str], None]
) -> dict[str, Trial]:
    """Every submission's trial by its name; times in doubt are measured again with nothing beside them."""
    known = library(kata)
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
            again = trial.timed(Stand(package), name, sources[name], whole)
            trials[name] = replace(again, row=(*found.row[: -len(again.row)], *again.row))
    return trials


def _clear(found: Trial, promise: str) -> bool:
    """Whether the verdict is the promised one with room to spare."""
    room = found.share <= NEAREST if promise == Verdict.ACCEPTED else found.share >= CLEARLY_SLOW
    return found.verdict == promise and room


def _broken_promises(trials: dict[str, Trial], known: list[Known]) -> Iterator[str]:
    if trials[REFERENCE].verdict is not Verdict.ACCEPTED:
        yield f"the reference is refused by {trials[REFERENCE].refused_by!r}: {trials[REFERENCE].message}"
    if trials[STUB].verdict is not Verdict.NOT_ATTEMPTED:
        yield f"the stub is not not_attempted but {trials[STUB].verdict}"
    for one in known:
        found = trials[one.name]
        if not one.kept_by(found.verdict):
            where = f" in {found.refused_by!r}" if found.refused_by else ""
            yield f"{one.name} got {found.verdict}{where}: {found.message}".rstrip(": ")


def _twins(kata: Kata, workers: Executor, trials: dict[str, Trial]) -> Iterator[str]:
    """Mistakes that behave alike on everything tried; long inputs only where they are needed to tell."""
    alike: dict[str, list[Known]] = {}
    for one in mistakes(kata):
        if trials[one.name].signature:
            alike.setdefault(trials[one.name].signature, []).append(one)
    close = [one for group in alike.values() if len(group) > 1 for one in group]
    far = [workers.submit(trial.far_signature, kata.root, kata.name, one.source) for one in close]
    seen: dict[tuple[str, str], str] = {}
    for one, future in zip(close, far, strict=True):
        twin = seen.setdefault((trials[one.name].signature, future.result()), one.name)
        if twin != one.name:
            yield f"{one.name} behaves like {twin} on everything tried"


def _idle_cases(package: Package, trials: dict[str, Trial], known: list[Known]) -> Iterator[str]:
    """Hidden cases that refuse nothing which another fixed case does not refuse as well."""
    wrong = [trials[one.name] for one in known if one.promise in MISTAKES]
    cases = (*package.grader.examples, *package.grader.hidden)
    kills = {case.name: {one.name for one in wrong if case.name in one.fails} for case in cases}
    dropped: set[str] = set()
    for case in package.grader.hidden:
        if case.keep:
            continue
        others = [name for name in kills if name not in dropped | {case.name} and kills[case.name] <= kills[name]]
        if others:
            dropped.add(case.name)
            yield f"the hidden case {case.name!r} kills nothing that {others[0]!r} does not (say `keep:` and why)"


def _second_oracle(package: Package) -> tuple[int, list[str]]:
    kata = package.kata
    path = kata.root / "tests" / "oracles" / f"{kata.name}.py"
    if not path.is_file():
        return 0, [f"there is no second oracle, tests/oracles/{kata.name}.py"]
    spec = importlib.util.spec_from_file_location(f"second_{kata.name}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    exec(spec.loader.get_code(spec.name), module.__dict__)  # type: ignore[attr-defined]
    second = getattr(module, package.signature.name)
    right = right_outcomes(package)
    asked: list[tuple[Arguments, Right]] = [
        *((case.call, case.right) for case in (*package.grader.examples, *package.grader.hidden)),
        *((call, right(call)) for check in package.grader.oracle for every in check.every for call in every.inputs()),
    ]
    wrong = [call for call, expected in asked if not _gives(second, call, expected)]
    return len(asked), [_disagreement(package.signature, call) for call in wrong[:5]]


def _gives(oracle: Callable[..., object], call: Arguments, right: Right) -> bool:
    try:
        answer = oracle(*call)
    except Exception as error:  # noqa: BLE001 - raising may be right
        return any(isinstance(one, Raises) and one.exception == type(error).__name__ for one in right)
    return any(isinstance(one, Returns) and same(answer, one.value) for one in right)


def _disagreement(signature: Signature, call: Arguments) -> str:
    return f"the second oracle does not give what is expected of {show_call(signature.name, call)}"


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
