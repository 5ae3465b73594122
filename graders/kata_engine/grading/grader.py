"""A grader file: what a right answer to a kata does. Every problem in it is told at once, with its line."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from kata_engine.grading.check import Check
from kata_engine.grading.checks import KINDS
from kata_engine.grading.checks.fixed_call import FixedCall
from kata_engine.grading.checks.property import Property
from kata_engine.grading.property_rules import PropertyName
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
    def needs_fresh_answers(self) -> bool:
        """Whether an answer must never be one of the arguments."""
        return any(one.property is PropertyName.NEW_OBJECT for one in self.select(Property))

    @property
    def fixed_calls(self) -> tuple[FixedCall, ...]:
        """Examples and hidden cases, the visible ones first."""
        return self.select(FixedCall)


SECTIONS = tuple(kind.section for kind in KINDS)
NEEDED = tuple(kind.section for kind in KINDS if kind.needed)


def read_grader(path: Path, name: str, signature: Signature) -> Grader:
    """Read a grader file that problems call `name`; raises DataError."""
    document = DocumentDecoder(reader.read(path, name), ("answers", *SECTIONS), NEEDED)
    answers = document.decode_one("answers", Answers, Answers())
    written = [kind for kind in KINDS if kind.needed or kind.section in document.data]
    sections = {kind: document.decode_items(kind.section, partial(kind.read, signature=signature)) for kind in written}
    document.require_unique("name", *SECTIONS)
    document.finish()
    for kind, checks in sections.items():
        for inner, text in kind.find_problems(checks):
            document.note((kind.section, *inner), text)
    document.finish()
    return Grader(answers, tuple(check for checks in sections.values() for check in checks))


def make_grader_schema() -> bytes:
    """The JSON Schema of grader files, as editors read it."""
    needed: list[Any] = [(kind.section, _written_as(kind)) for kind in KINDS if kind.needed]
    optional: list[Any] = [(kind.section, _written_as(kind), ()) for kind in KINDS if not kind.needed]
    optional.append(("answers", Answers, Answers()))
    file = msgspec.defstruct("GraderFile", [*needed, *optional], forbid_unknown_fields=True)
    return make_json_schema(file)


def _written_as(kind: type[Check]) -> Any:
    return tuple[kind.get_written_type(), ...]  # type: ignore[misc]
