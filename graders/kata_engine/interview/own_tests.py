"""Puts a candidate's own tests to the test: against the reference, and against every known mistake.

They are a pytest file that imports the kata's module, so they run in pytest, in processes of their own with limits
on time, memory and output, in a temporary folder. They are not locked in: they could read and write files.
"""

import re
import tempfile
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

from kata_engine.catalog import Package, UsageProblem
from kata_engine.interview.own_tests_record import OwnTestsRecord, Untested
from kata_engine.interview.own_tests_runs import SETTINGS, WALL_SECONDS, Run, Yard
from kata_engine.library import Known, mistakes
from kata_engine.proof import behaviour
from kata_engine.text import printable
from kata_engine.words import Verdict

TIMES, FLOOR = 3, 2.0
REPEATS = 3  # runs against the reference: tests that pass once by luck refuse it in another


def grade_tests(package: Package, path: Path, source: bytes, progress: Callable[[str], None]) -> OwnTestsRecord:
    """Run the tests against the reference, then against the library's mistakes on every core; raises UsageProblem."""
    _check_syntax(path, source)
    kata, known = package.kata, mistakes(package.kata)
    survivors: list[Known] = []
    with tempfile.TemporaryDirectory(prefix="kata-tests-") as folder, Yard(Path(folder), package, source) as yard:
        progress(f"{kata.name}: the tests against the reference")
        references = [yard.folder(f"reference{number}", package.reference) for number in range(REPEATS)]
        runs = yard.run(references, WALL_SECONDS, until_refused=True)
        worst = next((run for run in runs if run.verdict is not Verdict.ACCEPTED), runs[0])
        usable = worst.verdict is Verdict.ACCEPTED
        if usable:
            limit = FLOOR + TIMES * max(run.seconds for run in runs)
            progress(f"{kata.name}: the tests against {len(known)} known mistakes")
            survivors = [one for one, run in yard.run_all(known, limit) if run.verdict is Verdict.ACCEPTED]
    rules, others = _untested(package, survivors)
    return OwnTestsRecord(
        kata=kata.name,
        tests=printable(str(path)),
        digest=sha256(source).hexdigest(),
        reference=worst.verdict,
        told="" if usable else _told(worst, package),
        tests_run=worst.passed + worst.failed,
        killed=len(known) - len(survivors) if usable else 0,
        mistakes=len(known),
        survivors=tuple(one.name for one in survivors),
        untested=tuple(rules),
        other_mistakes=tuple(one.says for one in others),
    )


def _check_syntax(path: Path, source: bytes) -> None:
    try:
        compile(source, path.name, "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as problem:
        line = problem.lineno if isinstance(problem, SyntaxError) and problem.lineno else 1
        told = problem.msg if isinstance(problem, SyntaxError) else str(problem)
        raise UsageProblem(f"{path}:{line}: this is no Python file: {told}") from None


def _told(run: Run, package: Package) -> str:
    """Why the tests cannot be used, in the words of pytest where it has any."""
    name, function = package.kata.name, package.signature.name
    told = re.sub(r"\S*/kata-tests-\w+/\w+/", "", printable(run.told.strip()))  # where it ran is of no interest
    match run.verdict:
        case Verdict.NOT_ATTEMPTED:
            return "no test in it has run: a test is a function whose name begins with test"
        case Verdict.COMPILE_ERROR:
            return f"{told}\nthe solution is imported by: from {name} import {function}"
    if "File too large" in told:
        told = f"it printed more than {SETTINGS['output_bytes'] >> 20} MiB"
    return f"{run.first}: {told}" if run.first else told


def _untested(package: Package, survivors: Sequence[Known]) -> tuple[list[Untested], list[Known]]:
    """The fewest fixed cases that refuse the survivors, and those that none of them refuses."""
    cases = package.grader.cases
    refused: dict[str, set[str]] = {case.name: set() for case in cases}
    for one in survivors:
        found = behaviour.outcomes(package, one.source, [case.call for case in cases])
        for place in behaviour.failing(found, [case.right for case in cases]):
            refused[cases[place].name].add(one.name)
    left, rules = {one.name for one in survivors}, []
    while rule := max(refused, key=lambda name: len(refused[name] & left), default=""):
        caught = refused[rule] & left
        if not caught:
            break
        rules.append(Untested(rule, len(caught)))
        left -= caught
    return rules, [one for one in survivors if one.name in left]
