"""Decodes plain data into typed values part by part: every problem of a file is told at once, with its line."""

import re
from collections.abc import Callable
from enum import Enum
from typing import Any, NoReturn

import msgspec

from kata_engine.errors import DataError, KataError
from kata_engine.spec import reader

WHERE = re.compile(r"^(?P<text>.*?)(?: - at `(?:key in )?\$(?P<path>[^`]*)`)?$", re.DOTALL)


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a data file or record; an unknown key is an error."""


class DecodingError(KataError, ValueError):
    """What is wrong with a value, and where in the document it stands."""

    def __init__(self, path: reader.NodePath, text: str) -> None:
        super().__init__(text)
        self.path, self.text = path, text


def decode(
    kind: Any, item: object, path: reader.NodePath, convert: Callable[[object, Any], Any] = msgspec.convert
) -> Any:  # msgspec types it by `kind`
    """The value as a type; raises DecodingError at the very part that does not fit."""
    try:
        return convert(item, kind)
    except msgspec.ValidationError as error:
        match = WHERE.match(str(error))
        assert match
        steps = re.findall(r"\[(\d+)\]|\.(\w+)", match["path"] or "")
        inner = tuple(int(index) if index else key for index, key in steps)
        hint = "; put it in quotes" if match["text"].startswith("Expected `str`, got") else _list_choices(kind, inner)
        raise DecodingError((*path, *inner), match["text"] + hint) from None


def _list_choices(kind: Any, inner: reader.NodePath) -> str:
    """What a field may be, where it may be one of a few words."""
    if len(inner) == 1 and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            if field.name == inner[0] and isinstance(field.type, type) and issubclass(field.type, Enum):
                return f"; it is one of: {', '.join(one.value for one in field.type)}"
    return ""


def make_json_schema(kind: Any) -> bytes:
    """The JSON Schema of a file of this type, as editors read it."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(kind)), indent=1) + b"\n"


class DocumentDecoder:
    """Decodes a document of known sections in one pass, collecting problems."""

    def __init__(self, document: reader.Document, known: tuple[str, ...], needed: tuple[str, ...]) -> None:
        if not isinstance(document.data, dict):
            raise DataError([document.describe_problem((), f"these sections are needed: {', '.join(needed)}")])
        self.document, self.data = document, document.data
        self.problems: list[str] = []
        for key in self.data:
            if key not in known:
                self.note((key,), f"unknown section {key!r}; there are: {', '.join(known)}")

    def note(self, path: reader.NodePath, text: str) -> None:
        """Keep a problem for later."""
        self.problems.append(self.document.describe_problem(path, text))

    def decode_one(self, section: str, kind: Any, default: Any) -> Any:
        """A section that is a single value; its default where it is left out or has a problem."""
        if section not in self.data:
            return default
        try:
            return decode(kind, self.data[section], (section,))
        except DecodingError as problem:
            self.note(problem.path, problem.text)
            return default

    def decode_items(self, section: str, read_item: Callable[[object, reader.NodePath], Any]) -> tuple[Any, ...]:
        """A section that is a list, each item read by itself."""
        found = []
        given = self.data.get(section)
        if not isinstance(given, list) or not given:
            self.note((section,), f"the section {section!r} needs at least one item")
            return ()
        for index, item in enumerate(given):
            try:
                found.append(read_item(item, (section, index)))
            except DecodingError as problem:
                self.note(problem.path, problem.text)
        return tuple(found)

    def require_unique(self, key: str, *sections: str) -> None:
        """Each item of the sections has a value of its own under the key."""
        seen: set[object] = set()
        for section in sections:
            given = self.data.get(section)
            for index, item in enumerate(given if isinstance(given, list) else ()):
                value = item.get(key) if isinstance(item, dict) else None
                if isinstance(value, str) and value in seen:
                    self.note((section, index, key), f"the {key} {value!r} is given twice")
                seen.add(value if isinstance(value, str) else None)

    def finish(self) -> None:
        """Raise DataError if there was any problem."""
        if self.problems:
            raise DataError(self.problems)

    def refuse(self, path: reader.NodePath, text: str) -> NoReturn:
        """Raise DataError with this problem last."""
        self.note(path, text)
        raise DataError(self.problems)
