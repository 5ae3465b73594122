"""Puts a candidate's own tests to the test: against the reference, and against every known mistake.

They are a pytest file that imports the kata's module, so they run in pytest, in processes of their own with limits
on time, memory and output, in a temporary folder. They are not locked in: they could read and write files.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Self

from kata_engine.catalog import Package, UsageProblem, find_kata, open_kata
from kata_engine.interview import own_tests_driver
from kata_engine.interview.own_tests_record import OwnTestsRecord, Untested
from kata_engine.library import Known, mistakes
from kata_engine.proof import behaviour
from kata_engine.text import printable
from kata_engine.words import Verdict

NAME = "test_candidate.py"  # whatever the file is called: no name can be in the way
WALL_SECONDS = 20.0  # for the reference; a mistake gets its time thrice, and two seconds
TIMES, FLOOR = 3, 2.0
REPEATS = 3  # runs against the reference: tests that pass once by luck refuse it in another
SETTINGS = {"memory_bytes": 1 << 30, "cpu_seconds": int(WALL_SECONDS) + 1, "output_bytes": 1 << 20}


@dataclass(frozen=True)
class Run:
    """What one run of the tests did; not `loaded` where the file could not be imported."""

    passed: int
    failed: int
    loaded: bool
    first: str
    told: str
    seconds: float

    @property
    def verdict(self) -> Verdict:
        """What the tests say of the solution, or why they say nothing."""
        if not self.loaded:
            return Verdict.COMPILE_ERROR
        if self.failed:
            return Verdict.WRONG_ANSWER
        if self.passed:
            return Verdict.ACCEPTED
        return Verdict.RUNTIME_ERROR if self.told else Verdict.NOT_ATTEMPTED


NOTHING = Run(0, 0, True, "", "the run was ended from within", 0.0)


def grade_tests(package: Package, path: Path, source: bytes, progress: Callable[[str], None]) -> OwnTestsRecord:
    """Run the tests against the reference, then against the library's mistakes on every core; raises UsageProblem."""
    _check_syntax(path, source)
    kata, known = package.kata, mistakes(package.kata)
    survivors: list[Known] = []
    with tempfile.TemporaryDirectory(prefix="kata-tests-") as folder, _Yard(Path(folder), package, source) as yard:
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


class _Yard:
    """A temporary folder in which each solution gets one of its own, with the tests beside it."""

    def __init__(self, root: Path, package: Package, source: bytes) -> None:
        self.root, self.kata, self.source = root, package.kata, source
        oracle = package.grader.answers.reference_of
        self._oracle = open_kata(find_kata(self.kata.root, oracle)) if oracle else None
        self._drivers: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End what still runs: after Ctrl-C there may be some."""
        for driver in self._drivers:
            driver.terminate()
        for driver in self._drivers:
            try:
                driver.wait(2)
            except subprocess.TimeoutExpired:
                driver.kill()
                driver.wait()

    def folder(self, name: str, solution: bytes) -> str:
        """Make a folder with this solution as the kata's module; the kata's oracle can be imported, too."""
        folder = self.root / name.replace("/", "-")
        folder.mkdir()
        (folder / "pytest.ini").write_text("[pytest]\n")
        (folder / NAME).write_bytes(self.source)
        (folder / f"{self.kata.name}.py").write_bytes(solution)
        if self._oracle:
            (folder / f"{self._oracle.kata.name}.py").write_bytes(self._oracle.reference)
        return str(folder)

    def run_all(self, known: Sequence[Known], wall_seconds: float) -> list[tuple[Known, Run]]:
        """Each mistake with what the tests did to it, on every core."""
        count = os.cpu_count() or 1
        shares = [list(known[start::count]) for start in range(count)]

        def some(share: list[Known]) -> list[Run]:
            return self.run([self.folder(one.name, one.source) for one in share], wall_seconds, stop_at_first=True)

        threads = ThreadPoolExecutor(count)
        try:
            runs = list(threads.map(some, shares))
        except BaseException:
            self.__exit__()  # or the threads would go on until the last mistake
            raise
        finally:
            threads.shutdown()
        return [pair for share, found in zip(shares, runs, strict=True) for pair in zip(share, found, strict=True)]

    def run(
        self, folders: list[str], wall_seconds: float, stop_at_first: bool = False, until_refused: bool = False
    ) -> list[Run]:
        """Run the tests in each folder, one after another, in a process that has nothing to do with this one."""
        asked = {
            "folders": folders,
            "tests": NAME,
            "stop_at_first": stop_at_first,
            "until_refused": until_refused,
            "settings": SETTINGS,
            "wall_seconds": wall_seconds,
        }
        driver = subprocess.Popen(
            [sys.executable, "-s", "-P", "-B", own_tests_driver.__file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=self.root,
            env={
                "PATH": os.defpath,
                "HOME": str(self.root),
                "LC_ALL": "C.UTF-8",
                "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            },
            start_new_session=True,
        )
        self._drivers.append(driver)
        output, _ = driver.communicate(json.dumps(asked).encode())
        runs = [Run(**json.loads(line)) for line in output.splitlines()]
        return runs if runs and until_refused else runs + [NOTHING] * (len(folders) - len(runs))


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
