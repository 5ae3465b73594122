"""Small changes to a right solution, one at a time: most make it wrong, and a grader must notice those.

Works on the syntax tree (standard library). Leaves out what cannot change an answer: docstrings, annotations.
"""

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}


@dataclass(frozen=True)
class Mutant:
    """A changed source, and where and how it was changed."""

    origin: str
    line: int
    change: str
    source: bytes


def make_mutants(origin: str, source: bytes) -> Iterator[Mutant]:
    """Every mutant of a source, each different from it and from the others; odd encodings give none."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return
    seen = {ast.unparse(tree)}
    for index, node in enumerate(ast.walk(tree)):
        for number, (change, _) in enumerate(_list_changes(node)):
            copied = copy.deepcopy(tree)
            twin = next(other for nth, other in enumerate(ast.walk(copied)) if nth == index)
            _, apply = list(_list_changes(twin))[number]
            apply()
            text = ast.unparse(ast.fix_missing_locations(copied))
            if text not in seen:
                seen.add(text)
                yield Mutant(origin, getattr(node, "lineno", 0), change, text.encode("utf-8", "surrogatepass"))


def _list_changes(node: ast.AST) -> Iterator[tuple[str, Callable[[], None]]]:
    """What can be changed at one node, in words and as a function that does it in place."""
    match node:
        case ast.Compare(ops=[operator, *_]):
            for other in COMPARISONS.get(type(operator), ()):
                yield f"{_get_name(operator)} becomes {other.__name__}", _set(node.ops, 0, other())
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in ARITHMETIC:
            yield (
                f"{_get_name(operator)} becomes {ARITHMETIC[type(operator)].__name__}",
                _assign(node, "op", ARITHMETIC[type(operator)]()),
            )
            if isinstance(node, ast.BinOp) and isinstance(node.right, ast.Constant):
                yield f"{_get_name(operator)} {node.right.value!r} removed", _become(node, node.left)
        case ast.Constant(value=bool(value)):
            yield f"{value} becomes {not value}", _assign(node, "value", not value)
        case ast.Constant(value=int(value)):
            yield f"{value} becomes {value + 1}", _assign(node, "value", value + 1)
            yield f"{value} becomes {value - 1}", _assign(node, "value", value - 1)
        case ast.BoolOp(op=operator):
            other_op = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield f"{_get_name(operator)} becomes {_get_name(other_op)}", _assign(node, "op", other_op)
            for index in range(len(node.values)):
                rest = node.values[:index] + node.values[index + 1 :]
                yield f"one side of {_get_name(operator)} dropped", _assign(node, "values", rest)
        case ast.UnaryOp(op=ast.Not()):
            yield "not removed", _become(node, node.operand)
        case ast.Call(args=[_, _, *_]):
            yield "first two arguments swapped", _assign(node, "args", [node.args[1], node.args[0], *node.args[2:]])
        case ast.Break():
            yield "break becomes continue", _retype(node, ast.Continue)
        case ast.Continue():
            yield "continue becomes break", _retype(node, ast.Break)
        case ast.If() | ast.While() | ast.IfExp():
            yield "condition negated", _assign(node, "test", ast.UnaryOp(ast.Not(), node.test))
    for field in ("body", "orelse"):
        statements = getattr(node, field, None)
        if isinstance(statements, list):
            for index, statement in enumerate(statements):
                if _is_droppable(statement):
                    yield f"line {statement.lineno} dropped", _set(statements, index, ast.Pass())


def _is_droppable(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Expr):
        return not isinstance(statement.value, ast.Constant)
    return isinstance(statement, ast.Assign | ast.AugAssign | ast.If | ast.Return | ast.Raise)


def _get_name(operator: ast.AST) -> str:
    return type(operator).__name__


def _set(items: list[Any], index: int, value: ast.AST) -> Callable[[], None]:
    return lambda: items.__setitem__(index, value)


def _assign(node: ast.AST, field: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, field, value)


def _become(node: ast.AST, other: ast.AST) -> Callable[[], None]:
    def apply() -> None:
        node.__class__ = other.__class__
        node.__dict__ = other.__dict__

    return apply


def _retype(node: ast.AST, kind: type[ast.AST]) -> Callable[[], None]:
    return lambda: setattr(node, "__class__", kind)
