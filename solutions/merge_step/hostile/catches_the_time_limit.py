"""Blocks all signals, catches every exception, and never returns."""

import signal
import sys
import time

sys.setrecursionlimit(1 << 30)
for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
    try:
        signal.signal(number, signal.SIG_IGN)
    except OSError:
        continue  # two belong to the C library
signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())


def bpe_single_merge_step(corpus):
    while True:
        try:
            time.sleep(3600)
        except BaseException:
            pass
