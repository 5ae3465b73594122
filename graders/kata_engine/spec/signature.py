"""The signature of a kata's function, read from source without running it; it turns YAML lists into its types."""

import ast
import types
import typing
from dataclasses import dataclass

import msgspec

from kata_engine.errors import KataError

NAMES = {kind.__name__: kind for kind in (int, str, bool, float, bytes, list, dict, tuple, set, frozenset)}


class SignatureError(KataError, ValueError):
    """The source holds no signature that a grader could use."""


@dataclass(frozen=True)
class Signature:
    """Name, parameter names with their types, and type of the answer; `text` is as written."""

    name: str
    parameters: tuple[tuple[str, object], ...]
    returns: object
    text: str


def read_signature(source: str, filename: str) -> Signature:
    """The signature of the only public function of a source; raises SignatureError."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise SignatureError(f"{filename}:{error.lineno}: {error.msg}") from None
    public = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"]
    if len(public) != 1:
        names = ", ".join(node.name for node in public) or "none"
        raise SignatureError(f"{filename}: one public function is needed, found: {names}")
    (node,) = public
    try:
        parameters = tuple((one.arg, _read_annotation(one.annotation)) for one in node.args.args)
        returns = _read_annotation(node.returns)
    except (KeyError, TypeError) as error:
        raise SignatureError(f"{filename}:{node.lineno}: annotation not understood: {error}") from None
    arguments = ast.unparse(node.args)
    return Signature(node.name, parameters, returns, f"{node.name}({arguments}) -> {ast.unparse(node.returns)}")  # type: ignore[arg-type]


def _read_annotation(node: ast.expr | None) -> object:
    match node:
        case ast.Constant(value=None):
            return types.NoneType
        case ast.Name(id=name):
            return NAMES[name]
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            items = tuple(... if _is_ellipsis(part) else _read_annotation(part) for part in parts)
            return types.GenericAlias(NAMES[name], items)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return typing.Union[_read_annotation(left), _read_annotation(right)]  # noqa: UP007 - built at run time
    raise TypeError("missing" if node is None else ast.unparse(node))


def _is_ellipsis(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is ...


def convert(value: object, kind: object) -> object:
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
