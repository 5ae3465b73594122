"""Reads a grader file into its model; every problem is told at once, with its line."""

import builtins
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from kata_engine import reader
from kata_engine.grader import Answers, Case, Grader, Law, Model, Name, OracleCheck, Scaling
from kata_engine.outcome import Raises, Returns
from kata_engine.signature import Signature, converted
from kata_engine.words import Level

WHERE = re.compile(r"^(?P<text>.*?)(?: - at `(?:key in )?\$(?P<path>[^`]*)`)?$", re.DOTALL)


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


class _Wrong(ValueError):
    def __init__(self, path: reader.Place, text: str) -> None:
        super().__init__(text)
        self.path, self.text = path, text


def json_schema() -> bytes:
    """The JSON Schema of grader files, as it lies beside them."""
    schema = msgspec.json.schema(GraderText)
    return msgspec.json.format(msgspec.json.encode(schema), indent=1) + b"\n"


def read_grader(path: Path, name: str, signature: Signature) -> Grader:
    """Read a grader file that problems call `name`; raises reader.DataProblem."""
    document = reader.read(path, name)
    if not isinstance(document.data, dict):
        raise reader.DataProblem([document.problem((), f"the sections are needed: {', '.join(SECTIONS)}")])
    reading = _Reading(document, document.data, signature)
    grader = Grader(
        answers=reading.answers(),
        examples=reading.items("examples", reading.case),
        oracle=reading.items("oracle", partial(_convert, OracleCheck)),
        laws=reading.items("laws", partial(_convert, Law)),
        hidden=reading.items("hidden", reading.case),
        scaling=reading.items("scaling", partial(_convert, Scaling)),
    )
    reading.check_names()
    if reading.problems:
        raise reader.DataProblem(reading.problems)
    return grader


KNOWN = tuple(field.name for field in msgspec.structs.fields(GraderText))
SECTIONS = tuple(name for name in KNOWN if name != "answers")


class _Reading:
    """One pass over a document, collecting problems."""

    def __init__(self, document: reader.Document, data: dict[str, object], signature: Signature) -> None:
        self.document, self.data, self.signature = document, data, signature
        self.problems: list[str] = []
        for key in data:
            if key not in KNOWN:
                self._note(_Wrong((key,), f"unknown section {key!r}; there are: {', '.join(KNOWN)}"))

    def _note(self, wrong: _Wrong) -> None:
        self.problems.append(self.document.problem(wrong.path, wrong.text))

    def answers(self) -> Answers:
        """The section that is a single value, and may be left out."""
        try:
            answers: Answers = _convert(Answers, self.data.get("answers", {}), ("answers",))
            return answers
        except _Wrong as wrong:
            self._note(wrong)
            return Answers()

    def items(self, section: str, convert: Callable[[object, reader.Place], Any]) -> tuple[Any, ...]:
        """A section that is a list, each item read by itself."""
        found = []
        given = self.data.get(section)
        if not isinstance(given, list) or not given:
            self._note(_Wrong((section,), f"the section {section!r} needs at least one item"))
            return ()
        for place, item in enumerate(given):
            try:
                found.append(convert(item, (section, place)))
            except _Wrong as wrong:
                self._note(wrong)
        return tuple(found)

    def case(self, item: object, path: reader.Place) -> Case:
        """A fixed call, its values turned into the annotated types."""
        fixed = _convert(FixedCall, item, path)
        expected = dict(self.signature.parameters)
        for name in fixed.call:
            if name not in expected:
                known = ", ".join(expected)
                raise _Wrong((*path, "call", name), f"unknown argument {name!r}; the function takes: {known}")
        for name in expected:
            if name not in fixed.call:
                raise _Wrong((*path, "call"), f"the argument {name!r} is missing")
        call = tuple(_convert(kind, fixed.call[name], (*path, "call", name)) for name, kind in expected.items())
        single = OutcomeText(fixed.returns, fixed.raises)
        if (single != OutcomeText()) == bool(fixed.any_of):
            raise _Wrong(path, "one of `returns`, `raises` and `any_of` is needed")
        right = tuple(self._right(one, path) for one in fixed.any_of or (single,))
        return Case(fixed.name, fixed.level, call, right, fixed.keep)

    def _right(self, one: OutcomeText, path: reader.Place) -> Returns | Raises:
        if (one.returns is msgspec.UNSET) == (one.raises is msgspec.UNSET):
            raise _Wrong(path, "an outcome is either `returns` or `raises`")
        if one.raises is msgspec.UNSET:
            return Returns(_convert(self.signature.returns, one.returns, (*path, "returns")))
        kind = getattr(builtins, str(one.raises), None)
        if not (isinstance(kind, type) and issubclass(kind, BaseException)):
            raise _Wrong((*path, "raises"), f"{one.raises!r} is no built-in exception")
        return Raises(str(one.raises))

    def check_names(self) -> None:
        """Every check of the file has a name of its own."""
        seen: set[object] = set()
        for section in SECTIONS:
            given = self.data.get(section)
            for place, item in enumerate(given if isinstance(given, list) else ()):
                name = item.get("name") if isinstance(item, dict) else None
                if name is not None and name in seen:
                    self._note(_Wrong((section, place, "name"), f"the name {name!r} is given twice"))
                seen.add(name)


def _convert(kind: Any, item: object, path: reader.Place) -> Any:
    try:
        return converted(item, kind)
    except msgspec.ValidationError as error:
        match = WHERE.match(str(error))
        assert match
        steps = re.findall(r"\[(\d+)\]|\.(\w+)", match["path"] or "")
        inner = tuple(int(index) if index else key for index, key in steps)
        raise _Wrong((*path, *inner), match["text"]) from None
