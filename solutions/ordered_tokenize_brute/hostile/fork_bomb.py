"""Starts twenty processes, by fork and, where that is refused, by posix_spawn and vfork."""

import os
import subprocess
import sys
import time

SLEEP = [sys.executable, "-c", "import time; time.sleep(9)", "kata_hostile_marker"]


def tokenize_brute(text, alphabet):
    refusals = []
    for start in (
        os.fork,
        lambda: os.posix_spawn(sys.executable, SLEEP, {}),
        lambda: subprocess.Popen(SLEEP),
        lambda: subprocess.Popen(SLEEP, preexec_fn=os.setsid),
    ):
        try:
            for _ in range(5):
                if start() == 0:
                    time.sleep(9)
                    os._exit(0)
        except OSError as refusal:
            refusals.append(refusal.strerror)
    raise OSError(f"refused: {refusals}")
