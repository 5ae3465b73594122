"""Which processes are alive; zombies are dead."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import psutil


@dataclass(frozen=True)
class Stat:
    """What a test needs to know of a living process."""

    pid: int
    parent: int
    group: int
    command: list[str]


def heed_ctrl_c() -> None:
    """Run in a child before it starts: a shell starts background jobs with SIGINT ignored, and so the tests."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def living() -> Iterator[Stat]:
    for process in psutil.process_iter(["pid", "ppid", "status", "cmdline"]):
        try:
            group = os.getpgid(process.pid)
        except ProcessLookupError:
            continue
        if process.info["status"] != psutil.STATUS_ZOMBIE:
            yield Stat(process.pid, process.info["ppid"], group, process.info["cmdline"] or [])


def ended(matches: Callable[[Stat], bool], seconds: float = 3.0) -> bool:
    """Whether no matching process is alive, at the latest after so many seconds."""
    deadline = time.monotonic() + seconds
    while any(map(matches, living())):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True
