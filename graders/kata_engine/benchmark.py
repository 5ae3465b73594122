"""How long a candidate waits: `python -m kata_engine.benchmark [--rounds N] [--root FOLDER]` inside a checkout.

Prints, for each kata, medians of wall seconds: a whole `kata grade` of the reference, the time until the
first failure of a wrong submission is on screen, and how many times longer the grading takes than calling
the reference directly on the same inputs. Then the start of a worker beside that of a bare interpreter.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median

from kata_engine.catalog import Kata, Package, find_root, katas, open_kata
from kata_engine.grader import Case, Law, OracleCheck, Scaling
from kata_engine.inputs import wide
from kata_engine.oracle import reference_function
from kata_engine.outcome import Arguments
from kata_engine.plan import checks_of
from kata_engine.process import Limits
from kata_engine.report.table import print_table
from kata_engine.report.terminal import terminal
from kata_engine.worker import Worker

SEED = 1
BARE = [sys.executable, "-s", "-P", "-S", "-B", "-c", "pass"]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m kata_engine.benchmark", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="medians of so many runs")
    parser.add_argument("--root", type=Path, default=None, metavar="FOLDER", help="the checkout")
    options = parser.parse_args()
    root = (options.root or find_root(Path.cwd())).resolve()
    rows = [_row(kata, options.rounds) for kata in katas(root)]
    header = ("kata", "grade s", "first failure s", "times the direct calls")
    print_table(terminal(), header, rows)
    worker, bare = (_median(work, 4 * options.rounds) for work in (_start_worker, _start_bare))
    print(f"\na worker starts in {1000 * worker:.1f} ms, a bare `python -S` in {1000 * bare:.1f} ms")


def _row(kata: Kata, rounds: int) -> tuple[str, str, str, str]:
    package = open_kata(kata)
    whole = _median(lambda: _grade(kata, kata.reference), rounds)
    wrong = sorted(kata.library.glob("wrong_answer/*.py"))
    first = f"{_median(lambda: _first_failure(kata, wrong[0]), rounds):.2f}" if wrong else "no wrong submission"
    direct = _median(lambda: _call_directly(package), rounds)
    return kata.name, f"{whole:.2f}", first, f"{whole / direct:.1f}"


def _median(work: Callable[[], float], rounds: int) -> float:
    return median(work() for _ in range(rounds))


def _command(kata: Kata, submission: Path) -> list[str]:
    command = [sys.executable, "-m", "kata_engine.cli", "grade", kata.name, "--root", str(kata.root)]
    return [*command, "--submission", str(submission), "--seed", str(SEED)]


def _grade(kata: Kata, submission: Path) -> float:
    start = time.perf_counter()
    subprocess.run(_command(kata, submission), stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def _first_failure(kata: Kata, submission: Path) -> float:
    start = time.perf_counter()
    with subprocess.Popen(_command(kata, submission), stdout=subprocess.PIPE, text=True) as judge:
        assert judge.stdout
        next((line for line in judge.stdout if "✗" in line), None)
        seconds = time.perf_counter() - start
        judge.terminate()
    return seconds


def _call_directly(package: Package) -> float:
    reference = reference_function(package)
    seconds = 0.0
    for check in checks_of(package):
        for arguments in _inputs(check.item):
            start = time.perf_counter()
            try:
                reference(*arguments)
            except ValueError:
                continue  # the right answer to some inputs; hardly takes time
            finally:
                seconds += time.perf_counter() - start
    return seconds


def _inputs(item: Case | OracleCheck | Law | Scaling) -> Iterator[Arguments]:
    match item:
        case Case():
            yield item.call
        case OracleCheck():
            for every in item.every:
                yield from every.inputs()
            if item.wide:
                yield from wide.sample(item.wide.make, item.wide.examples, SEED)
            for large in item.large:
                yield large.shape.arguments(large.size, Random(SEED))
        case Law():
            yield from 2 * wide.sample(item.wide.make, item.wide.examples, SEED)
        case Scaling():
            for size in item.sizes:
                yield item.shape.arguments(size, Random(SEED))


def _start_worker() -> float:
    start = time.perf_counter()
    worker = Worker(Limits(), hash_seed=0)
    worker.isolation()
    seconds = time.perf_counter() - start
    worker.__exit__()
    return seconds


def _start_bare() -> float:
    start = time.perf_counter()
    subprocess.run(BARE, env={}, check=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
