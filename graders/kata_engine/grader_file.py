"""Reads a grader file into its model; every problem is told at once, with its line."""

import builtins
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from kata_engine import reader
from kata_engine.grader import Answers, Case, Grader, Law, Name, OracleCheck, Scaling
from kata_engine.outcome import Raises, Returns
from kata_engine.signature import Signature, converted
from kata_engine.typed import Misplaced, Model, Reading, typed
from kata_engine.words import Level


class OutcomeText(Model, frozen=True):
    """One of several right outcomes."""

    returns: Any = msgspec.UNSET
    raises: str | msgspec.UnsetType = msgspec.UNSET


class FixedCall(Model, frozen=True, kw_only=True):
    """A fixed case as it is written: arguments by name, and one right outcome or several."""

    name: Name
    level: Level
    call: dict[str, Any]
    returns: Any = msgspec.UNSET
    raises: str | msgspec.UnsetType = msgspec.UNSET
    any_of: tuple[OutcomeText, ...] = ()
    keep: str = ""


class GraderText(Model, frozen=True):
    """A grader file as it is written: what editors are told by the JSON Schema."""

    examples: tuple[FixedCall, ...]
    oracle: tuple[OracleCheck, ...]
    laws: tuple[Law, ...]
    hidden: tuple[FixedCall, ...]
    scaling: tuple[Scaling, ...]
    answers: Answers = Answers()


def read_grader(path: Path, name: str, signature: Signature) -> Grader:
    """Read a grader file that problems call `name`; raises reader.DataProblem."""
    reading = _Reading(reader.read(path, name), signature)
    grader = Grader(
        answers=reading.one("answers", Answers, Answers()),
        examples=reading.items("examples", reading.case),
        oracle=reading.items("oracle", partial(_convert, OracleCheck)),
        laws=reading.items("laws", partial(_convert, Law)),
        hidden=reading.items("hidden", reading.case),
        scaling=reading.items("scaling", partial(_convert, Scaling)),
    )
    reading.unique("name", *SECTIONS)
    reading.finish()
    for place, check in enumerate(grader.scaling):
        later = (one for one in grader.scaling[place + 1 :] if one.shape == check.shape)
        if check.continued and not any(one.sizes[-1] > check.sizes[-1] for one in later):
            reading.refuse(("scaling", place, "continued"), "no later check takes this shape to larger sizes")
    return grader


KNOWN = tuple(field.name for field in msgspec.structs.fields(GraderText))
SECTIONS = tuple(name for name in KNOWN if name != "answers")


class _Reading(Reading):
    def __init__(self, document: reader.Document, signature: Signature) -> None:
        super().__init__(document, KNOWN, SECTIONS)
        self.signature = signature

    def case(self, item: object, path: reader.Place) -> Case:
        """A fixed call, its values turned into the annotated types."""
        fixed = _convert(FixedCall, item, path)
        expected = dict(self.signature.parameters)
        for name in fixed.call:
            if name not in expected:
                known = ", ".join(expected)
                raise Misplaced((*path, "call", name), f"unknown argument {name!r}; the function takes: {known}")
        for name in expected:
            if name not in fixed.call:
                raise Misplaced((*path, "call"), f"the argument {name!r} is missing")
        call = tuple(_convert(kind, fixed.call[name], (*path, "call", name)) for name, kind in expected.items())
        single = OutcomeText(fixed.returns, fixed.raises)
        if (single != OutcomeText()) == bool(fixed.any_of):
            raise Misplaced(path, "one of `returns`, `raises` and `any_of` is needed")
        right = tuple(self._right(one, path) for one in fixed.any_of or (single,))
        return Case(fixed.name, fixed.level, call, right, fixed.keep)

    def _right(self, one: OutcomeText, path: reader.Place) -> Returns | Raises:
        if (one.returns is msgspec.UNSET) == (one.raises is msgspec.UNSET):
            raise Misplaced(path, "an outcome is either `returns` or `raises`")
        if one.raises is msgspec.UNSET:
            return Returns(_convert(self.signature.returns, one.returns, (*path, "returns")))
        kind = getattr(builtins, str(one.raises), None)
        if not (isinstance(kind, type) and issubclass(kind, BaseException)):
            raise Misplaced((*path, "raises"), f"{one.raises!r} is no built-in exception")
        return Raises(str(one.raises))


def _convert(kind: Any, item: object, path: reader.Place) -> Any:
    return typed(kind, item, path, converted)
