"""Starts a child with nothing: no environment, no input, no folder, only its pipes."""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile

from kata_engine.sandbox import bootstrap

LAYERS = "landlock seccomp limits"  # fewer only in tests, which show what each of them holds back


def spawn(memory_bytes: int, hash_seed: int) -> tuple[subprocess.Popen[bytes], int, int]:
    """A running child, the pipe its requests go into, and the pipe its answers come out of."""
    child_reads, requests = os.pipe()
    answers, child_writes = os.pipe()
    folder = tempfile.mkdtemp(prefix="kata-")
    environment = {
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONIOENCODING": "utf-8:backslashreplace",
        "LC_ALL": "C.UTF-8",
    }
    numbers = (os.getpid(), child_reads, child_writes, memory_bytes, len(bootstrap.CODE))
    try:
        popen = subprocess.Popen(
            [sys.executable, "-s", "-P", "-S", "-B", "-c", bootstrap.PROGRAM, *map(str, numbers), LAYERS],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            pass_fds=(child_reads, child_writes),
            start_new_session=True,
            cwd=folder,
            env=environment,
        )
    finally:
        # The child stands in a folder without a name: nothing can be made there, nothing is left behind.
        shutil.rmtree(folder, ignore_errors=True)
        os.close(child_reads)
        os.close(child_writes)
    with contextlib.suppress(BrokenPipeError):  # an interpreter that does not start is noticed by who waits for it
        os.write(requests, bootstrap.CODE)
    return popen, requests, answers
