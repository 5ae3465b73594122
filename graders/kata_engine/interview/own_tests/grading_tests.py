"""Tries a candidate's own tests: against the reference, and against every known mistake.

They are a pytest file that imports the kata's module, so they run in pytest, in processes of their own with limits
on time, memory and output, in a temporary folder. They are not locked in: they could read and write files.
"""

import random
import re
import tempfile
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

from kata_engine.errors import UsageError
from kata_engine.grading.answers import collect_outcomes, find_failing
from kata_engine.grading.package import Package
from kata_engine.interview.own_tests.strength_result import OwnTestsResult, Untested
from kata_engine.interview.own_tests.workspace import SETTINGS, WALL_SECONDS, SuiteRun, Workspace, strip_comments
from kata_engine.spec.library import KnownSubmission, read_mistakes
from kata_engine.text import escape
from kata_engine.verdicts import Verdict

TIMES, FLOOR = 3, 2.0
REPEATS = 3  # runs against the reference: tests that pass once by luck refuse it in another


def grade_tests(package: Package, path: Path, source: bytes, progress: Callable[[str], None]) -> OwnTestsResult:
    """Run the tests against the reference, then against the library's mistakes on every core; raises UsageError."""
    _check_syntax(path, source)
    kata, known = package.kata, read_mistakes(package.kata)
    survivors: list[KnownSubmission] = []
    with tempfile.TemporaryDirectory(prefix="kata-tests-") as folder, Workspace(Path(folder), package, source) as space:
        progress(f"{kata.name}: the tests against the reference")
        reference = strip_comments(package.reference)
        runs = space.run_tests([reference] * REPEATS, WALL_SECONDS)
        worst = _find_refusal(runs) or runs[0]
        if worst.verdict is Verdict.ACCEPTED:
            limit = FLOOR + TIMES * max(run.seconds for run in runs)
            progress(f"{kata.name}: the tests against {len(known)} known mistakes")
            # Among the mistakes, the reference once more: tests that know when to pass refuse it there.
            order = random.sample(range(len(known) + REPEATS), len(known) + REPEATS)
            sources = [strip_comments(one.source) for one in known] + [reference] * REPEATS
            found = dict(zip(order, space.run_against([sources[index] for index in order], limit), strict=True))
            worst = _find_refusal([found[len(known) + number] for number in range(REPEATS)]) or worst
            survivors = [one for index, one in enumerate(known) if found[index].verdict is Verdict.ACCEPTED]
    usable = worst.verdict is Verdict.ACCEPTED
    survivors = survivors if usable else []
    rules, others = _find_untested(package, survivors)
    return OwnTestsResult(
        kata=kata.name,
        tests=escape(str(path)),
        digest=sha256(source).hexdigest(),
        reference=worst.verdict,
        told="" if usable else _explain(worst, package),
        tests_run=worst.passed + worst.failed,
        killed=len(known) - len(survivors) if usable else 0,
        mistakes=len(known),
        survivors=tuple(one.name for one in survivors),
        untested=tuple(rules),
        other_mistakes=tuple(one.summary for one in others),
    )


def _find_refusal(runs: Sequence[SuiteRun]) -> SuiteRun | None:
    return next((run for run in runs if run.verdict is not Verdict.ACCEPTED), None)


def _check_syntax(path: Path, source: bytes) -> None:
    try:
        compile(source, path.name, "exec", dont_inherit=True)
    except (RecursionError, MemoryError):
        raise UsageError(f"{path}:1: this file is nested too deeply to be compiled") from None
    except (SyntaxError, ValueError) as problem:
        line = problem.lineno if isinstance(problem, SyntaxError) and problem.lineno else 1
        told = problem.msg if isinstance(problem, SyntaxError) else str(problem)
        raise UsageError(f"{path}:{line}: this is not a Python file: {told}") from None


def _explain(run: SuiteRun, package: Package) -> str:
    """Why the tests cannot be used, in the words of pytest where it has any."""
    name, function = package.kata.name, package.signature.name
    told = re.sub(r"\S*/kata-tests-\w+/\w+/", "", escape(run.told.strip()))  # nobody cares where it ran
    match run.verdict:
        case Verdict.NOT_ATTEMPTED:
            return "no test in it has run: a test is a function whose name begins with `test`"
        case Verdict.COMPILE_ERROR:
            return f"{told}\nthe solution is imported by: from {name} import {function}"
    if "File too large" in told:
        told = f"it printed more than {SETTINGS['output_bytes'] >> 20} MiB"
    return f"{run.first}: {told}" if run.first else told


def _find_untested(
    package: Package, survivors: Sequence[KnownSubmission]
) -> tuple[list[Untested], list[KnownSubmission]]:
    """The fewest fixed cases that refuse the survivors, and those that none of them refuses."""
    cases = package.grader.fixed_calls
    refused: dict[str, set[str]] = {case.name: set() for case in cases}
    for one in survivors:
        found = collect_outcomes(package, one.source, [case.call for case in cases])
        for index in find_failing(found, [case.expected for case in cases]):
            refused[cases[index].name].add(one.name)
    left, rules = {one.name for one in survivors}, []
    while rule := max(refused, key=lambda name: len(refused[name] & left), default=""):
        caught = refused[rule] & left
        if not caught:
            break
        rules.append(Untested(rule, len(caught)))
        left -= caught
    return rules, [one for one in survivors if one.name in left]
