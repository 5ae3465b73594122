"""Puts a candidate's own tests to the test: against the reference, and against every known mistake.

They are a pytest file that imports the kata's module, so they run in pytest, in processes of their own with limits
on time, memory and output, in a temporary folder. They are not locked in: they could read and write files.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from kata_engine.catalog import Package, UsageProblem, find_kata, open_kata
from kata_engine.interview import own_tests_driver
from kata_engine.interview.own_tests_record import OwnTestsRecord, Untested
from kata_engine.library import Known, mistakes
from kata_engine.proof import behaviour
from kata_engine.text import printable
from kata_engine.words import Verdict

SETTINGS = {"memory_bytes": 1 << 30, "cpu_seconds": 20, "output_bytes": 1 << 20}
WALL_SECONDS = 20.0  # for the reference; a mistake gets its time thrice, and two seconds
TIMES, FLOOR = 3, 2.0
REPEATS = 3  # runs against the reference: tests that pass once by luck refuse it in another


@dataclass(frozen=True)
class Run:
    """What one run of the tests did."""

    passed: int
    failed: int
    first: str
    told: str
    seconds: float

    @property
    def accepts(self) -> bool:
        """Whether some tests passed and none failed."""
        return self.passed > 0 and self.failed == 0


def grade_tests(package: Package, path: Path, source: bytes, progress: Callable[[str], None]) -> OwnTestsRecord:
    """Run the tests against the reference, then against the library's mistakes on every core."""
    kata = package.kata
    if path.stem == kata.name:
        raise UsageProblem(f"{path.name} would hide the module {kata.name} that it tests: name it otherwise")
    known = mistakes(kata)
    with tempfile.TemporaryDirectory(prefix="kata-tests-") as folder:
        yard = _Yard(Path(folder), package, path.name, source)
        progress(f"{kata.name}: your tests against the reference")
        references = [yard.folder(f"reference{number}", package.reference) for number in range(REPEATS)]
        first, *others = yard.run(references, stop_at_first=False, wall_seconds=WALL_SECONDS)
        refusal = next((run for run in (first, *others) if not run.accepts), None)
        survivors: list[Known] = []
        if refusal is None:
            limit = FLOOR + TIMES * max(run.seconds for run in (first, *others))
            survivors = [one for one, run in yard.run_all(known, limit, progress) if run.accepts]
    rules, others_left = _untested(package, survivors) if refusal is None else ([], [])
    return OwnTestsRecord(
        kata=kata.name,
        tests=printable(str(path)),
        digest=sha256(source).hexdigest(),
        reference=Verdict.ACCEPTED if refusal is None else Verdict.WRONG_ANSWER,
        told=_told(refusal) if refusal else "",
        tests_run=first.passed + first.failed,
        killed=len(known) - len(survivors) if refusal is None else 0,
        mistakes=len(known),
        survivors=tuple(one.name for one in survivors),
        untested=tuple(rules),
        other_mistakes=tuple(one.says for one in others_left),
    )


class _Yard:
    """A temporary folder in which each solution gets one of its own, with the tests beside it."""

    def __init__(self, root: Path, package: Package, tests: str, source: bytes) -> None:
        self.root, self.kata, self.tests, self.source = root, package.kata, tests, source
        oracle = package.grader.answers.reference_of
        self._oracle = open_kata(find_kata(self.kata.root, oracle)) if oracle else None

    def folder(self, name: str, solution: bytes) -> str:
        """Make a folder with this solution as the kata's module; the kata's oracle can be imported, too."""
        folder = self.root / name.replace("/", "-")
        folder.mkdir()
        (folder / "pytest.ini").write_text("[pytest]\n")
        (folder / self.tests).write_bytes(self.source)
        (folder / f"{self.kata.name}.py").write_bytes(solution)
        if self._oracle:
            (folder / f"{self._oracle.kata.name}.py").write_bytes(self._oracle.reference)
        return str(folder)

    def run_all(
        self, known: Sequence[Known], wall_seconds: float, progress: Callable[[str], None]
    ) -> Iterator[tuple[Known, Run]]:
        """Each mistake with what the tests did to it, on every core."""
        count = os.cpu_count() or 1
        shares = [list(known[start::count]) for start in range(count)]
        progress(f"{self.kata.name}: your tests against {len(known)} known mistakes")

        def some(share: list[Known]) -> list[Run]:
            return self.run([self.folder(one.name, one.source) for one in share], True, wall_seconds)

        with ThreadPoolExecutor(count) as threads:
            for share, runs in zip(shares, threads.map(some, shares), strict=True):
                yield from zip(share, runs, strict=True)

    def run(self, folders: list[str], stop_at_first: bool, wall_seconds: float) -> list[Run]:
        """Run the tests in each folder, one after another, in a process that has nothing to do with this one."""
        asked = {
            "folders": folders,
            "tests": self.tests,
            "stop_at_first": stop_at_first,
            "settings": SETTINGS,
            "wall_seconds": wall_seconds,
        }
        done = subprocess.run(
            [sys.executable, "-s", "-P", "-B", own_tests_driver.__file__],
            input=json.dumps(asked).encode(),
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
            check=False,
        )
        runs = [Run(**json.loads(line)) for line in done.stdout.splitlines()]
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
        return runs + [Run(0, 0, "", "the run was ended from within", 0.0)] * (len(folders) - len(runs))


def _told(run: Run) -> str:
    if run.first:
        return f"{run.first}: {printable(run.told.strip())}"
    return printable(run.told.strip()) or "it holds no test that ran"


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
