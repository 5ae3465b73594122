"""Where a returned value has another type than the signature says."""

import types
import typing
from collections.abc import Iterator

from kata_engine.grading.values import describe
from kata_engine.sandbox.child.foreign import Foreign
from kata_engine.text import show


def find_type_problem(value: object, kind: object, path: str = "") -> str:
    """Where a returned value has another type than annotated, in words; empty if nowhere."""
    origin, arguments = typing.get_origin(kind) or kind, typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        problems = [find_type_problem(value, option, path) for option in arguments]
        return "" if "" in problems else problems[0]
    if type(value) is not origin or isinstance(value, Foreign):
        at = f"at {path}: " if path else ""
        return f"{at}{describe(value)}, expected type {_show_type(kind)}"
    if not arguments:
        return ""
    if isinstance(value, tuple) and arguments[-1] is not ... and len(value) != len(arguments):
        return f"{f'at {path}: ' if path else ''}a tuple of {len(value)}, expected {_show_type(kind)}"
    for item, inner, step in _list_parts(value, arguments):
        if find_type_problem(
            item, inner
        ):  # told again with its path: to name every path would take longer than all else
            return find_type_problem(item, inner, f"{path}{step if isinstance(step, str) else f'[{step}]'}")
    return ""


def _list_parts(value: object, arguments: tuple[object, ...]) -> Iterator[tuple[object, object, int | str]]:
    """What a container holds, the type each should have, and how one gets there."""
    if isinstance(value, tuple) and arguments[-1] is not ...:
        yield from ((item, arguments[index], index) for index, item in enumerate(value))
    elif isinstance(value, list | tuple):
        if set(map(type, value)) != {arguments[0]}:
            yield from ((item, arguments[0], index) for index, item in enumerate(value))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key, arguments[0], f"key {show(key, 80)}"
            yield item, arguments[1], f"[{show(key, 80)}]"


def _show_type(kind: object) -> str:
    return kind.__name__ if isinstance(kind, type) and not typing.get_args(kind) else str(kind)
