"""Starts another program: from a file in memory, from disk, and through a shell."""

import os
import subprocess
import sys


def from_memory():
    program = os.memfd_create("kata_hostile_marker")
    os.write(program, b"#!/bin/sh\nsleep 987654\n")
    os.execve(program, ["kata_hostile_marker"], {})


def bpe_single_merge_step(corpus):
    refusals = []
    starts = (
        ("memory file", from_memory),
        ("subprocess", lambda: subprocess.Popen(["sleep", "987654"])),
        ("spawn", lambda: os.posix_spawn("/bin/sleep", ["sleep", "987654"], {})),
        ("exec", lambda: os.execv(sys.executable, [sys.executable, "-c", "pass", "kata_hostile_marker"])),
    )
    for name, start in starts:
        try:
            start()
        except OSError as refusal:
            refusals.append(f"{name}: {refusal.strerror}")
            continue
        raise RuntimeError(f"{name}: it runs")
    raise PermissionError("; ".join(refusals))
