"""Runs a candidate's tests beside one solution or many, in a temporary folder and in processes that end with it."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from kata_engine.grading.package import Package, open_package
from kata_engine.interview.own_tests import driver
from kata_engine.spec.catalog import find_kata
from kata_engine.spec.library import KnownSubmission
from kata_engine.verdicts import Verdict

TESTS_FILE = "test_candidate.py"  # whatever the file is called: so that no name is in the way
WALL_SECONDS = 20.0  # for the reference; a mistake gets three times that run's time, and two seconds
SETTINGS = {"memory_bytes": 1 << 30, "cpu_seconds": int(WALL_SECONDS) + 1, "output_bytes": 1 << 20}


@dataclass(frozen=True)
class SuiteRun:
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


ENDED_RUN = SuiteRun(0, 0, True, "", "the run was ended from within", 0.0)


class Workspace:
    """A temporary folder in which each solution gets one of its own, with the tests beside it."""

    def __init__(self, root: Path, package: Package, source: bytes) -> None:
        self.root, self.kata, self.source = root, package.kata, source
        oracle = package.grader.answers.reference_of
        self._oracle = open_package(find_kata(self.kata.root, oracle)) if oracle else None
        self._drivers: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End what still runs: after Ctrl-C there may be some."""
        for process in self._drivers:
            process.terminate()
        for process in self._drivers:
            try:
                process.wait(2)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def make_folder(self, name: str, solution: bytes) -> str:
        """Make a folder with this solution as the kata's module; the kata's oracle can be imported, too."""
        folder = self.root / name.replace("/", "-")
        folder.mkdir()
        (folder / "pytest.ini").write_text("[pytest]\n")
        (folder / TESTS_FILE).write_bytes(self.source)
        (folder / f"{self.kata.name}.py").write_bytes(solution)
        if self._oracle:
            (folder / f"{self._oracle.kata.name}.py").write_bytes(self._oracle.reference)
        return str(folder)

    def run_against(
        self, known: Sequence[KnownSubmission], wall_seconds: float
    ) -> list[tuple[KnownSubmission, SuiteRun]]:
        """Each mistake with what the tests did to it, on every core."""
        count = os.cpu_count() or 1
        shares = [list(known[start::count]) for start in range(count)]

        def run_share(share: list[KnownSubmission]) -> list[SuiteRun]:
            return self.run_tests(
                [self.make_folder(one.name, one.source) for one in share], wall_seconds, stop_at_first=True
            )

        threads = ThreadPoolExecutor(count)
        try:
            runs = list(threads.map(run_share, shares))
        except BaseException:
            self.__exit__()  # or the threads would go on until the last mistake
            raise
        finally:
            threads.shutdown()
        return [pair for share, found in zip(shares, runs, strict=True) for pair in zip(share, found, strict=True)]

    def run_tests(
        self, folders: list[str], wall_seconds: float, stop_at_first: bool = False, until_refused: bool = False
    ) -> list[SuiteRun]:
        """Run the tests in each folder, one after another, in a process that has nothing to do with this one."""
        asked = {
            "folders": folders,
            "tests": TESTS_FILE,
            "stop_at_first": stop_at_first,
            "until_refused": until_refused,
            "settings": SETTINGS,
            "wall_seconds": wall_seconds,
        }
        process = subprocess.Popen(
            [sys.executable, "-s", "-P", "-B", driver.__file__],
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
        self._drivers.append(process)
        output, _ = process.communicate(json.dumps(asked).encode())
        runs = [SuiteRun(**json.loads(line)) for line in output.splitlines()]
        return runs if runs and until_refused else runs + [ENDED_RUN] * (len(folders) - len(runs))
