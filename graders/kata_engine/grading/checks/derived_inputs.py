"""Derived inputs: from a dictionary of awkward constants, or from the constants in the submission's own source."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import ClassVar

import msgspec

from kata_engine.calls import Arguments
from kata_engine.grading import constants
from kata_engine.grading.check import Check
from kata_engine.grading.context import CheckContext, Examination
from kata_engine.grading.generated import InputKind
from kata_engine.inputs.derived import count_items, derive_from_constants, derive_from_dictionary
from kata_engine.sandbox.outcome import Returned
from kata_engine.sandbox.program import Program

MINER = Path(constants.__file__).read_bytes()
SMALL, LONGEST = 2_000, 300_000  # items of an input that any submission answers at once; of the longest one


class Origin(StrEnum):
    """Where the constants come from."""

    DICTIONARY = "dictionary"
    SUBMISSION = "submission"


class DerivedCheck(Check, frozen=True):
    """Inputs derived from constants, every answer compared with the oracle's.

    A separator, mark, cap, mask or chunk size of any value is refused by inputs that are made around that value.
    """

    section: ClassVar[str] = "derived"
    rank: ClassVar[int] = 30
    needed: ClassVar[bool] = False
    large: ClassVar[bool] = False

    make: InputKind
    constants: Origin

    def run(self, context: CheckContext) -> Examination:
        """The first failing call, the cheap ones first."""
        # A source without constants is asked something as well: no verdict comes without an answer.
        inputs = self._take_fitting(self._derive(context)) or self._take_fitting(derive_from_dictionary(self.make))[:1]
        with context.open_worker() as worker:
            return Examination(context.find_first_failure(inputs, worker), printed=worker.output)

    def make_calls(self) -> Iterator[Arguments]:
        """What the dictionary gives; a reference has no constants of its own."""
        made = derive_from_dictionary(self.make) if self.constants is Origin.DICTIONARY else []
        yield from self._take_fitting(made)

    def _take_fitting(self, inputs: Sequence[Arguments]) -> list[Arguments]:
        return [one for one in inputs if (count_items(one) > SMALL) is self.large]

    def _derive(self, context: CheckContext) -> list[Arguments]:
        if self.constants is Origin.DICTIONARY:
            return derive_from_dictionary(self.make)
        miner = Program(MINER, "constants.py", "find_constants", 1)
        with context.load(miner) as worker:
            (found,) = worker.call([(context.program.source,)])
        if not isinstance(found, Returned):
            return []  # a source that exhausts whoever parses it
        numbers, texts = msgspec.convert(found.value, tuple[list[int], list[str]])
        return derive_from_constants(self.make, numbers, texts, LONGEST)


class LargeDerivedCheck(DerivedCheck, frozen=True):
    """The large ones of these inputs; they come last, since a slow submission is better told by how its time grows."""

    section: ClassVar[str] = "derived_large"
    rank: ClassVar[int] = 70
    large: ClassVar[bool] = True
