"""Whether verdicts hold on a busy machine: `python -m kata_engine.under_load [KATA] [--gradings N]` in a checkout.

Grades, for each kata, the reference, the accepted submission that comes nearest to the time limit and the
slow one that exceeds it least (found by measuring all of them first), N times each beside 0, 2 and 4 busy
processes. Prints wrong verdicts, unstable ones, and medians of wall seconds.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from kata_engine.catalog import Kata, find_kata, find_root, katas
from kata_engine.library import library
from kata_engine.plan import Options
from kata_engine.proof import trial
from kata_engine.proof.behaviour import Stand, stand
from kata_engine.report.table import print_table
from kata_engine.report.terminal import Progress, terminal
from kata_engine.words import Verdict

BUSY = (0, 2, 4)  # processes that compute beside each grading
COMPUTE = "import os\njudge = os.getppid()\nwhile os.getppid() == judge: pass"  # ends with who started it
Chosen = tuple[str, bytes, str]


def main() -> None:
    """Measure and print; ends with status 1 where a verdict was wrong."""
    parser = argparse.ArgumentParser(prog="python -m kata_engine.under_load", description=__doc__)
    parser.add_argument("kata", nargs="?", metavar="KATA", help="every kata if left out")
    parser.add_argument("--gradings", type=int, default=30, metavar="N", help="gradings of each submission and load")
    options = parser.parse_args()
    root = find_root(Path.cwd()).resolve()
    console = terminal()
    progress = Progress(console)
    all_wrong = 0
    for kata in [find_kata(root, options.kata)] if options.kata else katas(root):
        for name, source, promise in _chosen(kata, progress):
            rows = []
            for busy in BUSY:
                progress(f"{kata.name}: {name} beside {busy} busy processes")
                wrong, unstable, seconds = _grade(stand(root, kata.name), name, source, promise, busy, options.gradings)
                all_wrong += wrong
                figures = (str(busy), str(options.gradings), str(wrong), str(unstable), f"{median(seconds):.1f}")
                rows.append((*figures, f"{kata.name} {name}"))
            progress.stop()
            print_table(console, ("busy", "gradings", "wrong", "unstable", "wall s", "submission"), rows)
    sys.exit(1 if all_wrong else 0)


def _chosen(kata: Kata, progress: Progress) -> Iterator[Chosen]:
    """The reference, the accepted one nearest to the limit, and the slow one nearest to it."""
    ours = stand(kata.root, kata.name)
    yield "reference", ours.package.reference, Verdict.ACCEPTED
    for promise, nearest in ((Verdict.ACCEPTED, max), (Verdict.TIME_LIMIT_EXCEEDED, min)):
        shares = {}
        for known in library(kata):
            if known.promise == promise:
                progress(f"{kata.name}: looking for the nearest to the limit: {known.name}")
                shares[known] = trial.timed(ours, known.name, known.source, confirm=True).share
        if shares:
            known = nearest(shares, key=lambda one: shares[one])
            yield known.name, known.source, promise


def _grade(
    ours: Stand, name: str, source: bytes, promise: str, busy: int, gradings: int
) -> tuple[int, int, list[float]]:
    """Wrong verdicts, unstable verdicts, and the wall seconds of each grading."""
    wrong, unstable, seconds = 0, 0, []
    with _busy(busy):
        for seed in range(gradings):
            start = time.perf_counter()
            found = trial.run(Stand(ours.package), name, source, lambda check: True, Options(seed=seed))
            seconds.append(time.perf_counter() - start)
            unstable += found.verdict is Verdict.JUDGE_ERROR
            wrong += found.verdict not in (promise, Verdict.JUDGE_ERROR)
    return wrong, unstable, seconds


@contextmanager
def _busy(count: int) -> Iterator[None]:
    processes = [subprocess.Popen([sys.executable, "-c", COMPUTE]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
