"""A grader file: what a right answer to a kata does. Every problem in it is told at once, with its line."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from kata_engine.grading.check import Check
from kata_engine.grading.checks import KINDS
from kata_engine.grading.checks.fixed_call import FixedCall
from kata_engine.spec import reader
from kata_engine.spec.decoding import DocumentDecoder, Model, make_json_schema
from kata_engine.spec.signature import Signature

SomeCheck = TypeVar("SomeCheck", bound=Check)


class AlsoRight(Model, frozen=True):
    """Where this item of the oracle's answer is null, this exception is right too."""

    where_null: Annotated[int, msgspec.Meta(ge=0)]
    raises: str


class Answers(Model, frozen=True):
    """Where generated inputs get their right answers: a kata's reference (its own if none is named)."""

    reference_of: str | None = None
    also_right: AlsoRight | None = None


class Grader(Model, frozen=True):
    """A whole grader file; the checks stand in the order of grading."""

    answers: Answers
    checks: tuple[Check, ...]

    def select(self, kind: type[SomeCheck]) -> tuple[SomeCheck, ...]:
        """The checks of one kind, in order."""
        return tuple(check for check in self.checks if isinstance(check, kind))

    @property
    def check_names(self) -> frozenset[str]:
        """What evidence of a rubric may refer to."""
        return frozenset(check.name for check in self.checks)

    @property
    def fixed_calls(self) -> tuple[FixedCall, ...]:
        """Examples and hidden cases, the visible ones first."""
        return self.select(FixedCall)


SECTIONS = tuple(kind.section for kind in KINDS)


def read_grader(path: Path, name: str, signature: Signature) -> Grader:
    """Read a grader file that problems call `name`; raises DataError."""
    document = DocumentDecoder(reader.read(path, name), ("answers", *SECTIONS), SECTIONS)
    answers = document.decode_one("answers", Answers, Answers())
    sections = {kind: document.decode_items(kind.section, partial(kind.read, signature=signature)) for kind in KINDS}
    document.require_unique("name", *SECTIONS)
    document.finish()
    for kind, checks in sections.items():
        for inner, text in kind.find_problems(checks):
            document.note((kind.section, *inner), text)
    document.finish()
    return Grader(answers, tuple(check for checks in sections.values() for check in checks))


def make_grader_schema() -> bytes:
    """The JSON Schema of grader files, as editors read it."""
    fields: list[Any] = [(kind.section, tuple[kind.get_written_type(), ...]) for kind in KINDS]  # type: ignore[misc]
    file = msgspec.defstruct("GraderFile", [*fields, ("answers", Answers, Answers())], forbid_unknown_fields=True)
    return make_json_schema(file)
