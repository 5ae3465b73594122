"""The signature of a kata's function, read from source without running it.

It turns the lists of a YAML file into the annotated types and says where a returned value has another.
"""

import ast
import types
import typing
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from kata_engine.child.wire import Foreign
from kata_engine.program import Program
from kata_engine.text import show
from kata_engine.values import describe

NAMES = {kind.__name__: kind for kind in (int, str, bool, float, bytes, list, dict, tuple, set, frozenset)}


class SignatureProblem(ValueError):
    """The source holds no signature that a grader could use."""


@dataclass(frozen=True)
class Signature:
    """Name, parameter names with their types, and type of the answer; `text` is as written."""

    name: str
    parameters: tuple[tuple[str, object], ...]
    returns: object
    text: str

    def program(self, source: bytes, filename: str) -> Program:
        """A source as the program that is asked for."""
        return Program(source, filename, self.name, len(self.parameters))


def read_signature(source: str, filename: str) -> Signature:
    """The signature of the only public function of a source; raises SignatureProblem."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise SignatureProblem(f"{filename}:{error.lineno}: {error.msg}") from None
    public = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"]
    if len(public) != 1:
        names = ", ".join(node.name for node in public) or "none"
        raise SignatureProblem(f"{filename}: one public function is needed, found: {names}")
    (node,) = public
    try:
        parameters = tuple((one.arg, _annotated(one.annotation)) for one in node.args.args)
        returns = _annotated(node.returns)
    except (KeyError, TypeError) as error:
        raise SignatureProblem(f"{filename}:{node.lineno}: annotation not understood: {error}") from None
    arguments = ast.unparse(node.args)
    return Signature(node.name, parameters, returns, f"{node.name}({arguments}) -> {ast.unparse(node.returns)}")  # type: ignore[arg-type]


def _annotated(node: ast.expr | None) -> object:
    match node:
        case ast.Constant(value=None):
            return types.NoneType
        case ast.Name(id=name):
            return NAMES[name]
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            items = tuple(... if _is_ellipsis(part) else _annotated(part) for part in parts)
            return types.GenericAlias(NAMES[name], items)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return typing.Union[_annotated(left), _annotated(right)]  # noqa: UP007 - built at run time
    raise TypeError("missing" if node is None else ast.unparse(node))


def _is_ellipsis(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is ...


def converted(value: object, kind: object) -> object:
    """A YAML value as the annotated type: lists become tuples, a list of pairs a dict.

    Raises msgspec.ValidationError, which names the path to the culprit.
    """
    if typing.get_origin(kind) is dict:
        key, item = typing.get_args(kind)
        pairs = msgspec.convert(value, types.GenericAlias(list, types.GenericAlias(tuple, (key, item))))
        if len(dict(pairs)) < len(pairs):
            raise msgspec.ValidationError("a key is given twice")
        return dict(pairs)
    return msgspec.convert(value, kind)


def type_problem(value: object, kind: object, path: str = "") -> str:
    """Where a returned value has another type than annotated, in words; empty if nowhere."""
    origin, arguments = typing.get_origin(kind) or kind, typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        problems = [type_problem(value, option, path) for option in arguments]
        return "" if "" in problems else problems[0]
    if type(value) is not origin or isinstance(value, Foreign):
        at = f"at {path}: " if path else ""
        return f"{at}{describe(value)}, expected type {_shown(kind)}"
    if not arguments:
        return ""
    if isinstance(value, tuple) and arguments[-1] is not ... and len(value) != len(arguments):
        return f"{f'at {path}: ' if path else ''}a tuple of {len(value)}, expected {_shown(kind)}"
    for item, inner, step in _inside(value, arguments):
        if type_problem(item, inner):  # told again with its path: to name every path would take longer than all else
            return type_problem(item, inner, f"{path}{step if isinstance(step, str) else f'[{step}]'}")
    return ""


def _inside(value: object, arguments: tuple[object, ...]) -> Iterator[tuple[object, object, int | str]]:
    """What a container holds, the type each should have, and how one gets there."""
    if isinstance(value, tuple) and arguments[-1] is not ...:
        yield from ((item, arguments[place], place) for place, item in enumerate(value))
    elif isinstance(value, list | tuple):
        if set(map(type, value)) != {arguments[0]}:
            yield from ((item, arguments[0], place) for place, item in enumerate(value))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key, arguments[0], f"key {show(key, 80)}"
            yield item, arguments[1], f"[{show(key, 80)}]"


def _shown(kind: object) -> str:
    return kind.__name__ if isinstance(kind, type) and not typing.get_args(kind) else str(kind)
