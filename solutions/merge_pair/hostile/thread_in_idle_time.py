"""Starts threads that go on counting while the judge is not watching the clock."""

import _thread
import os
import signal
import threading

COUNTED = []


def count_on(*_):
    while True:
        COUNTED.append(len(COUNTED))


def merge_pair(corpus, pair):
    refusals = []
    starts = (
        ("thread", lambda: threading.Thread(target=count_on, daemon=True).start()),
        ("bare thread", lambda: _thread.start_new_thread(count_on, ())),
        ("timer", lambda: signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)),
        ("alarm to itself", lambda: os.kill(os.getpid(), signal.SIGURG)),
    )
    for name, start in starts:
        try:
            start()
        except (RuntimeError, OSError) as refusal:
            refusals.append(f"{name}: {refusal}")
            continue
        raise RuntimeError(f"a {name} was started")
    raise PermissionError("; ".join(refusals))
