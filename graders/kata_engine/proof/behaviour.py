"""What a submission does on fixed inputs: to tell submissions apart, and mutants from what they were made of."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from random import Random

from kata_engine.catalog import Package, find_kata, open_kata
from kata_engine.inputs import wide
from kata_engine.judge import accepts
from kata_engine.oracle import right_outcomes
from kata_engine.outcome import Arguments, Outcome, Right, Timed, comparable
from kata_engine.process import Limits
from kata_engine.worker import Worker

SEED, MUTANT_SEED = 20, 77
FEW, SOME, MORE, MANY = 40, 100, 200, 3000  # inputs taken of each enumeration and of each wide generator
AFFORDABLE = 3000  # characters of a call as Python writes it
QUICK = Limits(wall_seconds=2.0)
Questions = tuple[list[Arguments], list[Right]]


@dataclass(frozen=True)
class Stand:
    """What all trials of a kata share, made once a process: the kata, calls of it, and what is right for each."""

    package: Package
    timed_inputs: dict[str, tuple[bytes, Timed]] = field(default_factory=dict)

    @cached_property
    def near(self) -> Questions:
        """Fixed cases first, then small and wide inputs: enough to tell most mistakes apart."""
        return self._answered(self._generated(FEW, FEW, SEED))

    @cached_property
    def far(self) -> list[Arguments]:
        """More of them, and long inputs of many lengths, since a threshold lies anywhere."""
        return self._generated(MORE, MORE, SEED) + self._long()

    @cached_property
    def affordable(self) -> Questions:
        """What a slow submission answers in time."""
        return self._answered(
            [c for c in self._generated(SOME, SOME, SEED) + self._long() if len(repr(c)) < AFFORDABLE]
        )

    @cached_property
    def many(self) -> Questions:
        """A long enumeration, in which a mutant that is not equivalent shows."""
        return self._answered(self._generated(None, MANY, MUTANT_SEED) + self._long())

    def _generated(self, each: int | None, examples: int, seed: int) -> list[Arguments]:
        checks = self.package.grader.oracle
        found = [case.call for case in self.package.grader.cases]
        found += [call for check in checks for every in check.every for call in every.inputs()[:each]]
        return found + [c for check in checks if check.wide for c in wide.sample(check.wide.make, examples, seed)]

    def _long(self) -> list[Arguments]:
        large = [one for check in self.package.grader.oracle for one in check.large]
        sizes = [(one.shape, max(20, one.size // part)) for part in (40, 8, 1) for one in large]
        return [shape.arguments(size, Random(SEED)) for shape, size in sizes]

    def _answered(self, calls: list[Arguments]) -> Questions:
        right = right_outcomes(self.package)
        return calls, [right(call) for call in calls]


@lru_cache(maxsize=1)
def stand(root: Path, kata: str) -> Stand:
    """The stand of a kata."""
    return Stand(open_kata(find_kata(root, kata)))


def outcomes(package: Package, source: bytes, calls: Sequence[Arguments], limits: Limits = QUICK) -> list[Outcome]:
    """What a source does on each call, in one worker; shorter where it stops, empty where it cannot be loaded."""
    with Worker(limits, hash_seed=SEED) as worker:
        if worker.load(package.signature.program(source, "submission.py")) is not None:
            return []
        return [outcome for start in range(0, len(calls), 1000) for outcome in worker.call(calls[start : start + 1000])]


def failing(found: Sequence[Outcome], rights: Sequence[Right]) -> list[int]:
    """The places of the outcomes that are not right, or missing."""
    wrong = [place for place, (one, right) in enumerate(zip(found, rights, strict=False)) if not accepts(one, right)]
    return wrong + list(range(len(found), len(rights)))


def signature_of(found: Sequence[Outcome]) -> str:
    """A digest of outcomes: equal where two submissions do the same, type for type."""
    digest = hashlib.sha256()
    for outcome in found:
        digest.update(comparable(outcome))
    return digest.hexdigest()
