"""Whether verdicts hold on a busy machine: each grading is repeated beside processes that compute."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from kata_engine.grading.events import take_grade
from kata_engine.grading.loop import grade
from kata_engine.grading.options import Options
from kata_engine.grading.package import Package
from kata_engine.spec.catalog import Kata
from kata_engine.spec.library import KnownSubmission, read_library
from kata_engine.spec.submission import Submission
from kata_engine.verdicts import Verdict
from kata_engine.verify import trial
from kata_engine.verify.fixtures import open_fixtures

LOADS = (0, 2, 4)  # processes that compute beside each grading
COMPUTE = "import os\njudge = os.getppid()\nwhile os.getppid() == judge: pass"  # ends with who started it
SIDES: tuple[tuple[Verdict, Callable[..., KnownSubmission]], ...] = (
    (Verdict.ACCEPTED, max),
    (Verdict.TIME_LIMIT_EXCEEDED, min),
)


@dataclass(frozen=True)
class Load:
    """What became of one submission beside so many busy processes; `seconds` is the median wall time."""

    kata: str
    submission: str
    busy: int
    gradings: int
    wrong: int
    unstable: int
    seconds: float


def measure_loads(kata: Kata, gradings: int, progress: Callable[[str], None]) -> Iterator[Load]:
    """Grade the reference, the accepted submission nearest to the time limit and the slow one nearest to it.

    Which those are is found by timing all of them first.
    """
    package = open_fixtures(kata.root, kata.name).package
    for name, source, expected in _choose(kata, package, progress):
        for busy in LOADS:
            progress(f"{kata.name}: {name} beside {busy} busy processes")
            with _keep_busy(busy):
                graded = [_grade(package, name, source, seed) for seed in range(gradings)]
            verdicts = [verdict for verdict, _ in graded]
            yield Load(
                kata=kata.name,
                submission=name,
                busy=busy,
                gradings=gradings,
                wrong=sum(verdict not in (expected, Verdict.JUDGE_ERROR) for verdict in verdicts),
                unstable=verdicts.count(Verdict.JUDGE_ERROR),
                seconds=median(seconds for _, seconds in graded),
            )


def _choose(kata: Kata, package: Package, progress: Callable[[str], None]) -> Iterator[tuple[str, bytes, Verdict]]:
    fixtures = open_fixtures(kata.root, kata.name)
    yield "reference", package.reference, Verdict.ACCEPTED
    for expected, take_nearest in SIDES:
        shares = {}
        for known in read_library(kata):
            if known.expected_verdict == expected:
                progress(f"{kata.name}: looking for the submission nearest to the limit: {known.name}")
                shares[known] = trial.time_submission(fixtures, known.name, known.source, confirm=True).share
        if shares:
            nearest = take_nearest(shares, key=lambda one, shares=shares: shares[one])
            yield nearest.name, nearest.source, expected


def _grade(package: Package, name: str, source: bytes, seed: int) -> tuple[Verdict, float]:
    start = time.perf_counter()
    verdict = take_grade(grade(package, Submission(Path(f"{name}.py"), source), Options(seed=seed))).verdict
    return verdict, time.perf_counter() - start


@contextmanager
def _keep_busy(count: int) -> Iterator[None]:
    processes = [subprocess.Popen([sys.executable, "-c", COMPUTE]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()
