"""Runs a candidate's tests beside one solution or many, in a temporary folder and in processes that end with it."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import msgspec

from kata_engine.grading.package import Package, open_package
from kata_engine.interview.own_tests import driver
from kata_engine.spec.catalog import find_kata
from kata_engine.spec.decoding import Model
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


class _Line(Model, frozen=True):
    """A line of the driver: what the tests answered, and the wall seconds that they took."""

    answer: str
    seconds: float


class _Answer(Model, frozen=True):
    """What the tests answered, or somebody in their process."""

    passed: int
    failed: int
    loaded: bool
    first: str
    told: str


class Workspace:
    """A temporary folder in which each run of the tests gets one of its own."""

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

    def run_against(self, solutions: Sequence[bytes], wall_seconds: float) -> list[SuiteRun]:
        """What the tests do to each solution, on every core; each run ends at its first failing test."""
        count = os.cpu_count() or 1
        shares = [solutions[start::count] for start in range(count)]
        threads = ThreadPoolExecutor(count)
        try:
            runs = list(threads.map(lambda share: self.run_tests(share, wall_seconds, stop_at_first=True), shares))
        except BaseException:
            self.__exit__()  # or the threads would go on until the last solution
            raise
        finally:
            threads.shutdown()
        return [runs[index % count][index // count] for index in range(len(solutions))]

    def run_tests(self, solutions: Sequence[bytes], wall_seconds: float, stop_at_first: bool = False) -> list[SuiteRun]:
        """Run the tests with each solution in turn, in a process that has nothing to do with this one.

        A run that ends that process has no result of its own; those after it get another process.
        """
        runs: list[SuiteRun] = []
        while len(runs) < len(solutions):
            found = self._drive(solutions[len(runs) :], wall_seconds, stop_at_first)
            runs += found if len(runs) + len(found) == len(solutions) else [*found, ENDED_RUN]
        return runs

    def _drive(self, solutions: Sequence[bytes], wall_seconds: float, stop_at_first: bool) -> list[SuiteRun]:
        files = {"pytest.ini": b"[pytest]\n", TESTS_FILE: self.source}
        if self._oracle:
            files[f"{self._oracle.kata.name}.py"] = self._oracle.reference
        asked = {
            "solutions": [solution.decode("latin-1") for solution in solutions],
            "module": f"{self.kata.name}.py",
            "files": {name: text.decode("latin-1") for name, text in files.items()},
            "tests": TESTS_FILE,
            "stop_at_first": stop_at_first,
            "settings": SETTINGS,
            "wall_seconds": wall_seconds,
        }
        process = subprocess.Popen(
            [sys.executable, "-s", "-P", "-B", driver.__file__, str(os.getpid())],
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
        return [_read_run(line) for line in output.splitlines()]


def _read_run(line: bytes) -> SuiteRun:
    """One run as the driver tells it; what a test forged is no run."""
    try:
        told = msgspec.json.decode(line, type=_Line)
        answer = msgspec.json.decode(told.answer, type=_Answer)
    except msgspec.MsgspecError:
        return ENDED_RUN
    return SuiteRun(answer.passed, answer.failed, answer.loaded, answer.first, answer.told, told.seconds)


def strip_comments(source: bytes) -> bytes:
    """The source without comments and docstrings, so that no test can tell whose it is; unchanged if it is odd."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return source
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.Pass()]
    return ast.unparse(tree).encode("utf-8", "surrogatepass")
