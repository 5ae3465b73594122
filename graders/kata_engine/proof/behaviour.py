"""What a submission does on a fixed set of inputs: to tell submissions apart, and mutants from their origin."""

import hashlib
from collections.abc import Sequence
from random import Random

from kata_engine.catalog import Package
from kata_engine.grading import program_of
from kata_engine.inputs import wide
from kata_engine.judge import accepts
from kata_engine.outcome import Arguments, Outcome, Right, comparable
from kata_engine.process import Limits
from kata_engine.worker import Worker

SEED = 20
EACH = 200  # inputs taken of each enumeration
AFFORDABLE = 8000  # characters of a call as Python writes it
QUICK = Limits(wall_seconds=2.0)


def fixed_calls(package: Package) -> dict[str, Arguments]:
    """The calls of all fixed cases, by the name of the case."""
    return {case.name: case.call for case in (*package.grader.examples, *package.grader.hidden)}


def probes(package: Package, seed: int = SEED, examples: int = 150, each: int = EACH) -> list[Arguments]:
    """Fixed, small, wide and large inputs of a kata, always the same for the same seed."""
    found = list(fixed_calls(package).values())
    for check in package.grader.oracle:
        for every in check.every:
            found += every.inputs()[:each]
        if check.wide:
            found += wide.sample(check.wide.make, examples, seed)
        for size in (40, 8, 1):  # thresholds lie at many lengths
            found += [large.shape.arguments(max(20, large.size // size), Random(seed)) for large in check.large]
    return found


def outcomes(package: Package, source: bytes, calls: Sequence[Arguments], limits: Limits = QUICK) -> list[Outcome]:
    """What a source does on each call, in one worker; shorter where it stops, empty where it cannot be loaded."""
    with Worker(limits, hash_seed=SEED) as worker:
        if worker.load(program_of(package, source, "submission.py")) is not None:
            return []
        return [outcome for start in range(0, len(calls), 1000) for outcome in worker.call(calls[start : start + 1000])]


def failing(package: Package, source: bytes, calls: Sequence[Arguments], rights: Sequence[Right]) -> list[int]:
    """The places of the calls that a source does not answer rightly, or not at all."""
    found = outcomes(package, source, calls)
    wrong = [place for place, (one, right) in enumerate(zip(found, rights, strict=False)) if not accepts(one, right)]
    return wrong + list(range(len(found), len(calls)))


def affordable(calls: Sequence[Arguments]) -> list[Arguments]:
    """The calls that a slow submission answers in time."""
    return [call for call in calls if len(repr(call)) < AFFORDABLE]


def signature_of(found: Sequence[Outcome]) -> str:
    """A digest of outcomes: equal where two submissions do the same, type for type."""
    digest = hashlib.sha256()
    for outcome in found:
        digest.update(comparable(outcome))
    return digest.hexdigest()
