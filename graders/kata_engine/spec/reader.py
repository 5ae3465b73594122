"""Reads a YAML file into plain data that knows its lines; with writer.py the only module that imports yaml.

A scalar must mean the same to every reader of YAML, so unquoted words like `no`, `010` or `1e3` are
errors, as are anchors, tags, merge keys and keys given twice.
"""

import re
from dataclasses import dataclass
from pathlib import Path

import yaml

from kata_engine.errors import DataError

NodePath = tuple[str | int, ...]  # keys and indices from the root

HINTS = {
    "mapping values are not allowed in this context": ": put text with a colon in quotes",
    "found character '\\t' that cannot start any token": ": indent with spaces, not tabs",
}
QUOTED = ("'", '"', "|", ">")
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
INTEGER = re.compile(r"-?(0|[1-9][0-9]*)")
DECIMAL = re.compile(r"-?(0|[1-9][0-9]*)\.[0-9]+")
# What YAML 1.1 or 1.2 readers take for something other than a text.
AMBIGUOUS = re.compile(
    r"~|=|<<|null|true|false|y|n|yes|no|on|off"
    r"|[-+]?[0-9][0-9_]*|[-+]?0[box][0-9a-f_]+|[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?"
    r"|[-+]?(\.[0-9]+|[0-9][0-9_]*(\.[0-9_]*)?)(e[-+]?[0-9]+)?|[-+]?\.(inf|nan)|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}.*",
    re.IGNORECASE,
)
CONSTANTS: dict[str, bool | None] = {"true": True, "false": False, "null": None}
TAGS = {f"tag:yaml.org,2002:{name}" for name in ("str", "int", "float", "bool", "null", "timestamp", "value", "merge")}


@dataclass(frozen=True)
class Document:
    """Plain data with the line of everything in it, found by its path of keys and indices."""

    name: str
    data: object
    lines: dict[NodePath, int]

    def describe_problem(self, path: NodePath, text: str) -> str:
        """One problem at a path, with the line of its nearest known ancestor."""
        while path not in self.lines:
            path = path[:-1]
        return f"{self.name}:{self.lines[path]}: {text}"


def read(path: Path, name: str) -> Document:
    """Read a file; `name` is what problem messages call it. Raises DataError."""
    try:
        source = path.read_bytes()
        text = source.decode("utf-8")
        root = yaml.compose(text, Loader=LOADER)
    except OSError as error:
        raise DataError([f"{name}:1: cannot be read: {error.strerror}"]) from None
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise DataError([f"{name}:{line}: not UTF-8: {error.reason}: save the file as UTF-8"]) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise DataError([f"{name}:{line}: not YAML: a control character: write it as \\x.. in quotes"]) from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        what = getattr(error, "problem", None) or str(error).splitlines()[0]
        hint = HINTS.get(what, "")
        raise DataError([f"{name}:{mark.line + 1 if mark else 1}: not YAML: {what}{hint}"]) from None
    if root is None:
        raise DataError([f"{name}:1: the file is empty"])
    builder = _Builder(name)
    data = builder.build(root, ())
    if builder.problems:
        raise DataError(builder.problems)
    return Document(name, data, builder.lines)


class _Builder:
    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[NodePath, int] = {}
        self.problems: list[str] = []
        self._seen: set[int] = set()

    def build(self, node: yaml.Node, path: NodePath) -> object:
        self.lines[path] = node.start_mark.line + 1
        if id(node) in self._seen:
            self._note(node, "an alias: write the value out")
            return None
        self._seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            return self._build_mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            return [self.build(item, (*path, index)) for index, item in enumerate(node.value)]
        assert isinstance(node, yaml.ScalarNode)
        return self._build_scalar(node)

    def _build_mapping(self, node: yaml.MappingNode, path: NodePath) -> dict[str, object]:
        data: dict[str, object] = {}
        for key_node, value_node in node.value:
            key = self._build_scalar(key_node) if isinstance(key_node, yaml.ScalarNode) else None
            if not isinstance(key, str):
                self._note(key_node, "a key must be a string")
                continue
            if key in data:
                self._note(key_node, f"the key {key!r} is given twice")
            data[key] = self.build(value_node, (*path, key))
            self.lines[(*path, key)] = key_node.start_mark.line + 1
        return data

    def _build_scalar(self, node: yaml.ScalarNode) -> object:
        text: str = node.value
        if node.tag not in TAGS:
            self._note(node, f"the tag {node.tag} is not allowed")
        if node.style in QUOTED:
            return text
        if text in CONSTANTS:
            return CONSTANTS[text]
        if INTEGER.fullmatch(text):
            return int(text)
        if DECIMAL.fullmatch(text):
            return float(text)
        if not text or AMBIGUOUS.fullmatch(text):
            shown = f"`{text}`" if text else "an empty value"
            self._note(node, f"{shown} without quotes means different things to YAML readers: quote it")
        return text

    def _note(self, node: yaml.Node, text: str) -> None:
        self.problems.append(f"{self.name}:{node.start_mark.line + 1}: {text}")
