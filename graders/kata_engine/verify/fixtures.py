"""What all trials of a kata share: fixed inputs with their right outcomes, by which behaviours are told apart."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from random import Random

from kata_engine.calls import Arguments
from kata_engine.grading.checks.oracle_comparison import OracleCheck
from kata_engine.grading.expected import Expected
from kata_engine.grading.options import TimedInputs
from kata_engine.grading.oracle import load_oracle
from kata_engine.grading.package import Package, open_package
from kata_engine.sandbox.outcome import Outcome, pack_outcome
from kata_engine.spec.catalog import find_kata

SEED, MUTANT_SEED = 20, 77
FEW, SOME, MORE, MANY = 40, 100, 200, 3000  # inputs taken from each enumeration and from each wide generator
AFFORDABLE = 3000  # characters of a call as Python writes it
Questions = tuple[list[Arguments], list[Expected]]


@dataclass(frozen=True)
class Fixtures:
    """What all trials of a kata share, made once a process: the kata, calls, and what is right for each."""

    package: Package
    timed_inputs: TimedInputs = field(default_factory=dict)

    @cached_property
    def near(self) -> Questions:
        """Fixed calls first, then small and wide inputs: enough to tell most mistakes apart."""
        return self._answer(self._generate(FEW, FEW, SEED))

    @cached_property
    def far(self) -> list[Arguments]:
        """More of them, and long inputs of many lengths, since a threshold may lie anywhere."""
        return self._generate(MORE, MORE, SEED) + self._make_long()

    @cached_property
    def affordable(self) -> Questions:
        """What a slow submission answers in time."""
        calls = self._generate(SOME, SOME, SEED) + self._make_long()
        return self._answer([call for call in calls if len(repr(call)) < AFFORDABLE])

    @cached_property
    def many(self) -> Questions:
        """A long enumeration, in which a mutant that is not equivalent shows."""
        return self._answer(self._generate(None, MANY, MUTANT_SEED) + self._make_long())

    @property
    def _comparisons(self) -> tuple[OracleCheck, ...]:
        return self.package.grader.select(OracleCheck)

    def _generate(self, each: int | None, examples: int, seed: int) -> list[Arguments]:
        found = [fixed.call for fixed in self.package.grader.fixed_calls]
        found += [call for check in self._comparisons for every in check.every for call in every.inputs()[:each]]
        wide = [check.wide for check in self._comparisons if check.wide]
        return found + [call for one in wide for call in one.draw(seed, examples)]

    def _make_long(self) -> list[Arguments]:
        large = [one for check in self._comparisons for one in check.large]
        sizes = [(one.shape, max(20, one.size // part)) for part in (40, 8, 1) for one in large]
        return [shape.arguments(size, Random(SEED)) for shape, size in sizes]

    def _answer(self, calls: list[Arguments]) -> Questions:
        expect = load_oracle(self.package)
        return calls, [expect(call) for call in calls]


@lru_cache(maxsize=1)
def open_fixtures(root: Path, kata: str) -> Fixtures:
    """The fixtures of a kata, kept for the next trial."""
    return Fixtures(open_package(find_kata(root, kata)))


def digest_answers(found: Sequence[Outcome]) -> str:
    """A digest of outcomes: equal where two submissions do the same, type for type."""
    digest = hashlib.sha256()
    for outcome in found:
        digest.update(pack_outcome(outcome))
    return digest.hexdigest()
