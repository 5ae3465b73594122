"""How long a candidate waits: whole gradings, the first failure, and what calling the reference directly would take."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median

from kata_engine.grading.oracle import load_reference
from kata_engine.grading.package import Package, open_package
from kata_engine.sandbox.limits import Limits
from kata_engine.sandbox.worker import Worker
from kata_engine.spec.catalog import Kata

SEED = 1
BARE = [sys.executable, "-s", "-P", "-S", "-B", "-c", "pass"]


@dataclass(frozen=True)
class Waits:
    """Medians of wall seconds: a whole `kata grade` of the reference, and until a wrong submission's first failure.

    `times_direct` is how many times longer the grading takes than calling the reference directly on the same inputs;
    `first_failure` is None for a kata without a wrong submission.
    """

    kata: str
    whole: float
    first_failure: float | None
    times_direct: float


def measure_katas(katas: Sequence[Kata], rounds: int) -> Iterator[Waits]:
    """The waits of each kata, medians of so many rounds."""
    for kata in katas:
        package = open_package(kata)
        whole = _take_median(partial(_time_grading, kata, kata.reference), rounds)
        wrong = next(iter(sorted(kata.library.glob("wrong_answer/*.py"))), None)
        first = _take_median(partial(_time_first_failure, kata, wrong), rounds) if wrong else None
        direct = _take_median(partial(_call_directly, package), rounds)
        yield Waits(kata.name, whole, first, whole / direct)


def measure_start(rounds: int) -> tuple[float, float]:
    """Median seconds until a worker is locked in, and until a bare interpreter has ended."""
    return _take_median(_start_worker, rounds), _take_median(_start_bare, rounds)


def _take_median(work: Callable[[], float], rounds: int) -> float:
    return median(work() for _ in range(rounds))


def _make_command(kata: Kata, submission: Path) -> list[str]:
    command = [sys.executable, "-m", "kata_engine", "grade", kata.name, "--root", str(kata.root)]
    return [*command, "--submission", str(submission), "--seed", str(SEED)]


def _time_grading(kata: Kata, submission: Path) -> float:
    start = time.perf_counter()
    subprocess.run(_make_command(kata, submission), stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def _time_first_failure(kata: Kata, submission: Path) -> float:
    start = time.perf_counter()
    with subprocess.Popen(_make_command(kata, submission), stdout=subprocess.PIPE, text=True) as judge:
        assert judge.stdout
        next((line for line in judge.stdout if "✗" in line), None)
        seconds = time.perf_counter() - start
        judge.terminate()
    return seconds


def _call_directly(package: Package) -> float:
    reference = load_reference(package)
    seconds = 0.0
    for check in package.grader.checks:
        for arguments in check.make_calls():
            start = time.perf_counter()
            try:
                reference(*arguments)
            except ValueError:
                continue  # the right answer to some inputs; hardly takes time
            finally:
                seconds += time.perf_counter() - start
    return seconds


def _start_worker() -> float:
    start = time.perf_counter()
    with Worker(Limits(), hash_seed=0) as worker:
        worker.read_isolation()
        return time.perf_counter() - start


def _start_bare() -> float:
    start = time.perf_counter()
    subprocess.run(BARE, env={}, check=True)
    return time.perf_counter() - start
