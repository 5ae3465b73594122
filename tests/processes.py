"""Which processes are alive, read from /proc; zombies are dead."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Stat:
    """What a test needs to know of a living process."""

    pid: int
    group: int
    command: list[str]


def living() -> Iterator[Stat]:
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            command = (folder / "cmdline").read_bytes().decode("utf-8", "replace").split("\0")
        except OSError:
            continue
        if fields[0] != "Z":
            yield Stat(int(folder.name), int(fields[2]), command)


def ended(matches: Callable[[Stat], bool], seconds: float = 3.0) -> bool:
    """Whether no matching process is alive, at the latest after so many seconds."""
    deadline = time.monotonic() + seconds
    while any(map(matches, living())):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True
