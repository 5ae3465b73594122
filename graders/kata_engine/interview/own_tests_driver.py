"""Runs a candidate's pytest file against many solutions, each in a forked process; started as a script.

Reads one JSON object from stdin: the folders of the solutions, the test file, the module's name, limits. Writes a
line of JSON for each folder: how many tests passed, the first that failed, or what ended them. It knows nothing of
the engine: pytest is imported once, and what a candidate's file does to its process ends with it.
"""

import json
import os
import resource
import select
import signal
import sys
import time
from pathlib import Path

import pytest

OPTIONS = ("-q", "--tb=short", "--no-header", "-p", "no:cacheprovider", "-c", "pytest.ini", "--rootdir", ".")
SHOWN = 2000  # characters of what a failing test reports


class Recorder:
    """Counts what happened to the tests."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed: list[tuple[str, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has passed, or one of its phases has failed."""
        if report.failed:
            self.failed.append((report.nodeid.partition("::")[2], report.longreprtext))
        elif report.when == "call" and report.passed:
            self.passed += 1

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """The file could not be collected."""
        if report.failed:
            self.failed.append(("the file itself", report.longreprtext))


def _limit(settings: dict[str, int]) -> None:
    for limit, name in (
        (resource.RLIMIT_AS, "memory_bytes"),
        (resource.RLIMIT_CPU, "cpu_seconds"),
        (resource.RLIMIT_FSIZE, "output_bytes"),
    ):
        resource.setrlimit(limit, (settings[name], settings[name]))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _run(folder: str, tests: str, stop_at_first: bool, settings: dict[str, int], answers: int) -> None:
    """Run the tests in this process, which ends with it."""
    os.setsid()
    os.chdir(folder)
    output = os.open("output.txt", os.O_WRONLY | os.O_CREAT, 0o600)
    for stream in (1, 2):
        os.dup2(output, stream)
    _limit(settings)
    sys.path[:0] = [folder]
    recorder = Recorder()
    pytest.main([*OPTIONS, *(["-x"] if stop_at_first else []), tests], plugins=[recorder])
    name, told = recorder.failed[0] if recorder.failed else ("", "")
    answer = {"passed": recorder.passed, "failed": len(recorder.failed), "first": name, "told": told[-SHOWN:]}
    os.write(answers, json.dumps(answer).encode())


def _watch(folder: str, tests: str, stop_at_first: bool, settings: dict[str, int], wall_seconds: float) -> str:
    """Fork, wait for the answer or the deadline, kill what is left; a line of JSON."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        try:
            _run(folder, tests, stop_at_first, settings, write)
        finally:
            os._exit(0)
    os.close(write)
    end, found = time.monotonic() + wall_seconds, b""
    while (left := end - time.monotonic()) > 0:
        if not select.select([read], [], [], left)[0]:
            break
        piece = os.read(read, 1 << 16)
        found += piece
        if not piece:
            break
    os.close(read)
    for kill, target in ((os.killpg, child), (os.kill, child)):
        try:
            kill(target, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            continue
    os.waitpid(child, 0)
    if found:
        return found.decode()
    late = time.monotonic() >= end
    cause = f"no end within {wall_seconds:.0f} s" if late else "the process ended before its tests did"
    return json.dumps({"passed": 0, "failed": 0, "first": "", "told": cause})


def main() -> None:
    """Do what stdin asks for."""
    asked = json.load(sys.stdin)
    sys.dont_write_bytecode = True
    for folder in asked["folders"]:
        start = time.monotonic()
        tests = str(Path(folder) / asked["tests"])
        line = _watch(folder, tests, asked["stop_at_first"], asked["settings"], asked["wall_seconds"])
        sys.stdout.write(json.dumps({**json.loads(line), "seconds": time.monotonic() - start}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
