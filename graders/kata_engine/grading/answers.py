"""What a source does on given calls, outside of any check."""

from collections.abc import Sequence

from kata_engine.calls import Arguments
from kata_engine.grading.expected import Expected
from kata_engine.grading.judge import accepts
from kata_engine.grading.package import Package
from kata_engine.sandbox.limits import Limits
from kata_engine.sandbox.outcome import Outcome
from kata_engine.sandbox.worker import Worker

HASH_SEED = 20
QUICK = Limits(cpu_seconds=2.0, asleep_seconds=2.0)
BATCH = 1000  # calls in one request frame


def collect_outcomes(package: Package, source: bytes, calls: Sequence[Arguments]) -> list[Outcome]:
    """What a source does on each call, in one worker; shorter where it stops, empty where it cannot be loaded."""
    with Worker(QUICK, hash_seed=HASH_SEED) as worker:
        if worker.load(package.make_program(source, "submission.py")) is not None:
            return []
        starts = range(0, len(calls), BATCH)
        return [outcome for start in starts for outcome in worker.call(calls[start : start + BATCH])]


def find_failing(outcomes: Sequence[Outcome], expected: Sequence[Expected]) -> list[int]:
    """The indices of the outcomes that are not right, or missing."""
    pairs = enumerate(zip(outcomes, expected, strict=False))
    wrong = [index for index, (outcome, right) in pairs if not accepts(outcome, right)]
    return wrong + list(range(len(outcomes), len(expected)))
