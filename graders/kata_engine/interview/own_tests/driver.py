"""Runs a candidate's pytest file against many solutions, each in a forked process; started as a script.

Reads one JSON object from stdin: the solutions, the files that stand beside each, limits. Writes a line of JSON for
each: how many tests passed and failed, the first that failed, or what ended them. It knows nothing of the engine:
pytest is imported once, and what a candidate's file does to its process ends with it.
"""

import contextlib
import ctypes
import json
import os
import resource
import select
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil
import pytest

OPTIONS = ("-q", "--tb=short", "--no-header", "-p", "no:cacheprovider", "-c", "pytest.ini", "--rootdir", ".")
SHOWN = 2000  # characters of what a failing test reports
SUBREAPER = 36  # prctl: processes that lose their parent become children of this one
LOOK = 0.5  # seconds between two looks at whether somebody still waits for the answers


class Recorder:
    """Keeps what happened to the tests, each counted once."""

    def __init__(self) -> None:
        self.passed: set[str] = set()
        self.failed: dict[str, str] = {}
        self.unloadable = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has passed, or one of its phases has failed."""
        if report.failed:
            self.failed.setdefault(report.nodeid, report.longreprtext)
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """The file could not be loaded."""
        if report.failed:
            self.unloadable = self.unloadable or report.longreprtext

    def answer(self) -> dict[str, object]:
        """What the judge wants to know."""
        first, told = next(iter(self.failed.items()), ("", self.unloadable))
        return {
            "passed": len(self.passed - self.failed.keys()),
            "failed": len(self.failed),
            "loaded": not self.unloadable,
            "first": first.partition("::")[2],
            "told": told[-SHOWN:],
        }


def _set_limits(settings: dict[str, int]) -> None:
    for limit, name in (
        (resource.RLIMIT_AS, "memory_bytes"),
        (resource.RLIMIT_CPU, "cpu_seconds"),
        (resource.RLIMIT_FSIZE, "output_bytes"),
    ):
        resource.setrlimit(limit, (settings[name], settings[name]))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _run_tests(folder: str, asked: dict[str, Any], answers: int) -> None:
    """Run the tests in this process, which ends with it."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
    os.setsid()
    os.chdir(folder)
    output = os.open("output.txt", os.O_WRONLY | os.O_CREAT, 0o600)
    for stream in (1, 2):
        os.dup2(output, stream)
    _set_limits(asked["settings"])
    sys.path[:0] = [os.getcwd()]
    recorder = Recorder()
    pytest.main([*OPTIONS, *(["-x"] if asked["stop_at_first"] else []), asked["tests"]], plugins=[recorder])
    os.write(answers, json.dumps(recorder.answer()).encode() + b"\n")


def _run_in_child(folder: str, asked: dict[str, Any]) -> str:
    """Fork, wait for the line of the answer or the deadline, kill what is left; what was answered, or a cause."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        try:
            _run_tests(folder, asked, write)
        finally:
            os._exit(0)
    os.close(write)
    end, found, judge = time.monotonic() + asked["wall_seconds"], b"", os.getppid()
    try:
        # A line, not the end of the file: a process that a test left behind may hold the pipe open.
        while not found.endswith(b"\n") and (left := end - time.monotonic()) > 0 and os.getppid() == judge:
            if not select.select([read], [], [], min(left, LOOK))[0]:
                continue
            piece = os.read(read, 1 << 16)
            found += piece
            if not piece:
                break
    finally:
        os.close(read)
        _kill_all(child)
    if found.endswith(b"\n"):
        return found.decode("utf-8", "replace")
    late = time.monotonic() >= end
    cause = f"no end within {asked['wall_seconds']:.0f} s" if late else "the process ended before its tests did"
    return json.dumps({"passed": 0, "failed": 0, "loaded": True, "first": "", "told": cause})


def _kill_all(child: int) -> None:
    """Kill a child, its group, and on Linux whatever it has started in groups of its own (see SUBREAPER)."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    os.kill(child, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        while True:
            os.waitpid(-1, 0)
            for left in psutil.Process().children():
                with contextlib.suppress(psutil.Error):
                    left.kill()


def main() -> None:
    """Do what stdin asks for; remove the folders at the end if the judge has gone."""
    judge, workspace = int(sys.argv[1]), os.getcwd()
    sys.dont_write_bytecode = True
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SUBREAPER, 1)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        _run_all(json.load(sys.stdin))
    finally:
        if os.getppid() != judge:  # it was killed, and cannot clear up after itself
            shutil.rmtree(workspace, ignore_errors=True)


def _run_all(asked: dict[str, Any]) -> None:
    for solution in asked["solutions"]:
        if os.getppid() != int(sys.argv[1]):
            break
        folder = Path(tempfile.mkdtemp(dir="."))  # a name that tells nothing, and nothing beside it to read
        for name, text in {**asked["files"], asked["module"]: solution}.items():
            (folder / name).write_bytes(text.encode("latin-1"))
        start = time.monotonic()
        answer = _run_in_child(str(folder), asked)
        shutil.rmtree(folder, ignore_errors=True)
        sys.stdout.write(json.dumps({"answer": answer, "seconds": time.monotonic() - start}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
