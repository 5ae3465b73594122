"""What a proof finds fault with: promises not kept, mistakes told twice, cases and shapes that find nothing."""

import importlib.util
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path

from kata_engine.catalog import Kata, Package
from kata_engine.library import MISTAKES, Known, mistakes
from kata_engine.oracle import right_outcomes
from kata_engine.outcome import Arguments, Raises, Returns, Right
from kata_engine.proof import trial
from kata_engine.proof.behaviour import stand
from kata_engine.proof.trial import Trial
from kata_engine.signature import Signature
from kata_engine.text import show_call
from kata_engine.values import same
from kata_engine.words import Verdict

REFERENCE, STUB = "reference", "stub"


def broken_promises(trials: dict[str, Trial], known: list[Known]) -> Iterator[str]:
    """Submissions that did not get the verdict of their folder."""
    if trials[REFERENCE].verdict is not Verdict.ACCEPTED:
        yield f"the reference is refused by {trials[REFERENCE].refused_by!r}: {trials[REFERENCE].message}"
    if trials[STUB].verdict is not Verdict.NOT_ATTEMPTED:
        yield f"the stub is not not_attempted but {trials[STUB].verdict}"
    for one in known:
        found = trials[one.name]
        if not one.kept_by(found.verdict):
            where = f" in {found.refused_by!r}" if found.refused_by else ""
            yield f"{one.name} got {found.verdict}{where}: {found.message}".rstrip(": ")


def twins(kata: Kata, workers: Executor, trials: dict[str, Trial]) -> Iterator[str]:
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


def idle_cases(package: Package, trials: dict[str, Trial], known: list[Known]) -> Iterator[str]:
    """Hidden cases that refuse nothing which another fixed case does not refuse as well."""
    wrong = [trials[one.name] for one in known if one.promise in MISTAKES]
    kills = {case.name: {one.name for one in wrong if case.name in one.fails} for case in package.grader.cases}
    dropped: set[str] = set()
    for case in package.grader.hidden:
        if case.keep:
            continue
        others = [name for name in kills if name not in dropped | {case.name} and kills[case.name] <= kills[name]]
        if others:
            dropped.add(case.name)
            yield f"the hidden case {case.name!r} kills nothing that {others[0]!r} does not (say `keep:` and why)"


def idle_shapes(package: Package, trials: dict[str, Trial]) -> Iterator[str]:
    """Shapes that find out nothing slow which no other shape finds out as well."""
    shapes = {check.name: check.shape for check in package.grader.scaling}
    needed = set()
    for one in trials.values():
        refusing = {
            shapes[name] for name, verdict in one.row if name in shapes and verdict is Verdict.TIME_LIMIT_EXCEEDED
        }
        needed |= refusing if len(refusing) == 1 else set()
    for name, shape in shapes.items():
        if shape not in needed:
            yield f"the shape of {name!r} finds out nothing slow that no other shape does"


def second_oracle(root: Path, name: str) -> tuple[int, list[str]]:
    """On how many calls the oracles were compared, and the first few on which they differ."""
    package = stand(root, name).package
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
        *((case.call, case.right) for case in package.grader.cases),
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
