"""What a proof finds fault with: wrong verdicts, mistakes that behave alike, cases and shapes that find nothing."""

from collections.abc import Iterator
from concurrent.futures import Executor

from kata_engine.grading.checks.fixed_call import HiddenCase
from kata_engine.grading.checks.scaling import Scaling
from kata_engine.grading.package import Package
from kata_engine.spec.catalog import Kata
from kata_engine.spec.library import MISTAKE_VERDICTS, KnownSubmission, read_mistakes
from kata_engine.verdicts import Verdict
from kata_engine.verify import trial
from kata_engine.verify.trial import Trial

REFERENCE, STUB = "reference", "stub"


def find_wrong_verdicts(trials: dict[str, Trial], known: list[KnownSubmission]) -> Iterator[str]:
    """Submissions that did not get the verdict that their folder promises."""
    if trials[REFERENCE].verdict is not Verdict.ACCEPTED:
        yield f"the reference is refused by {trials[REFERENCE].refused_by!r}: {trials[REFERENCE].message}"
    if trials[STUB].verdict is not Verdict.NOT_ATTEMPTED:
        yield f"the stub got {trials[STUB].verdict} instead of not_attempted"
    for one in known:
        found = trials[one.name]
        if not one.matches(found.verdict):
            where = f" in {found.refused_by!r}" if found.refused_by else ""
            yield f"{one.name} got {found.verdict}{where}: {found.message}".rstrip(": ")


def find_twins(kata: Kata, workers: Executor, trials: dict[str, Trial]) -> Iterator[str]:
    """Mistakes that behave alike on everything tried; long inputs only where they are needed to tell."""
    alike: dict[str, list[KnownSubmission]] = {}
    for one in read_mistakes(kata):
        if trials[one.name].answers:
            alike.setdefault(trials[one.name].answers, []).append(one)
    close = [one for group in alike.values() if len(group) > 1 for one in group]
    far = [workers.submit(trial.digest_long_answers, kata.root, kata.name, one.source) for one in close]
    seen: dict[tuple[str, str], str] = {}
    for one, future in zip(close, far, strict=True):
        twin = seen.setdefault((trials[one.name].answers, future.result()), one.name)
        if twin != one.name:
            yield f"{one.name} behaves like {twin} on everything tried"


def find_idle_cases(package: Package, trials: dict[str, Trial], known: list[KnownSubmission]) -> Iterator[str]:
    """Hidden cases that refuse nothing which another fixed case does not refuse as well."""
    wrong = [trials[one.name] for one in known if one.expected_verdict in MISTAKE_VERDICTS]
    kills = {case.name: {one.name for one in wrong if case.name in one.fails} for case in package.grader.fixed_calls}
    dropped: set[str] = set()
    for case in package.grader.select(HiddenCase):
        if case.keep:
            continue
        others = [name for name in kills if name not in dropped | {case.name} and kills[case.name] <= kills[name]]
        if others:
            dropped.add(case.name)
            yield f"the hidden case {case.name!r} kills nothing that {others[0]!r} misses (or say why with `keep:`)"


def find_idle_shapes(package: Package, trials: dict[str, Trial]) -> Iterator[str]:
    """Shapes that find nothing slow that another shape misses."""
    shapes = {check.name: check.shape for check in package.grader.select(Scaling)}
    needed = set()
    for one in trials.values():
        refusing = {
            shapes[name] for name, verdict in one.row if name in shapes and verdict is Verdict.TIME_LIMIT_EXCEEDED
        }
        needed |= refusing if len(refusing) == 1 else set()
    for name, shape in shapes.items():
        if shape not in needed:
            yield f"the shape of {name!r} finds nothing slow that another shape misses"
