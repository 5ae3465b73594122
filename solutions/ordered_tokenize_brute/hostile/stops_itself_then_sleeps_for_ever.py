"""Stops its own process and, where that is refused, sleeps until somebody wakes it."""

import os
import signal
import time


def tokenize_brute(text, alphabet):
    for stop in (
        lambda: os.kill(os.getpid(), signal.SIGSTOP),
        lambda: os.killpg(0, signal.SIGTSTP),
        lambda: signal.raise_signal(signal.SIGSTOP),
    ):
        try:
            stop()
        except OSError as refusal:
            print(refusal)
    while True:
        time.sleep(86_400)
