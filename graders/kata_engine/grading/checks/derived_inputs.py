"""Derived inputs: from a dictionary of awkward constants, or from the constants in the submission's own source."""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated, ClassVar

import msgspec

from kata_engine.calls import Arguments
from kata_engine.grading import constants
from kata_engine.grading.check import Check
from kata_engine.grading.context import CheckContext, Examination
from kata_engine.grading.generated import InputKind
from kata_engine.inputs.derived import derive_from_constants, derive_from_dictionary
from kata_engine.sandbox.outcome import Returned
from kata_engine.sandbox.program import Program

MINER = Path(constants.__file__).read_bytes()


class Origin(StrEnum):
    """Where the constants come from."""

    DICTIONARY = "dictionary"
    SUBMISSION = "submission"


class DerivedCheck(Check, frozen=True):
    """Inputs derived from constants, every answer compared with the oracle's.

    A separator, mark, cap, mask or chunk size of any value is refused by inputs that are made around that value.
    `longest` bounds the size of one input.
    """

    section: ClassVar[str] = "derived"
    rank: ClassVar[int] = 30
    needed: ClassVar[bool] = False

    make: InputKind
    constants: Origin
    longest: Annotated[int, msgspec.Meta(ge=10)] = 300_000

    def run(self, context: CheckContext) -> Examination:
        """The first failing call, the cheap ones first."""
        inputs = self._make_inputs(context)
        with context.open_worker() as worker:
            return Examination(context.find_first_failure(inputs, worker), printed=worker.output)

    def make_calls(self) -> Iterator[Arguments]:
        """What the dictionary gives; a reference has no constants of its own."""
        if self.constants is Origin.DICTIONARY:
            yield from derive_from_dictionary(self.make)

    def _make_inputs(self, context: CheckContext) -> list[Arguments]:
        if self.constants is Origin.DICTIONARY:
            return derive_from_dictionary(self.make)
        miner = Program(MINER, "constants.py", "find_constants", 1)
        with context.load(miner) as worker:
            (found,) = worker.call([(context.program.source,)])
        if not isinstance(found, Returned):
            return []  # a source that exhausts whoever parses it
        numbers, texts = msgspec.convert(found.value, tuple[list[int], list[str]])
        return derive_from_constants(self.make, numbers, texts, self.longest)
