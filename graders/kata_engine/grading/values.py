"""Type-exact comparison of answers: `True` is not `1`, a tuple is not a list."""

from kata_engine.sandbox.child.foreign import Foreign
from kata_engine.text import show

CONTAINERS = {list, tuple, dict, set, frozenset, Foreign}


def is_same(left: object, right: object) -> bool:
    """Whether two values are equal with equal types, all the way down."""
    return type(left) is type(right) and left == right and _have_same_types(left, right)


def _have_same_types(left: object, right: object) -> bool:
    """Whether equal values are of equal types inside, too: only there `True == 1` can hide."""
    if isinstance(left, list | tuple) and isinstance(right, list | tuple):
        kinds = list(map(type, left))
        if kinds != list(map(type, right)):
            return False
        return CONTAINERS.isdisjoint(kinds) or all(map(_have_same_types, left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        keys = {key: key for key in right}
        return all(
            type(key) is type(keys[key]) and _have_same_types(key, keys[key])
            and type(value) is type(right[key]) and _have_same_types(value, right[key])
            for key, value in left.items()
        )  # fmt: skip
    if isinstance(left, set | frozenset) and isinstance(right, set | frozenset):
        return {(type(item), item) for item in left} == {(type(item), item) for item in right}
    return not isinstance(left, Foreign)


def describe_difference(returned: object, expected: object, path: str = "") -> str:
    """Where two unequal answers differ first, in words: `at [0][2]: 'a', expected 'aa'`."""
    at = f"at {path}: " if path else ""
    if type(returned) is not type(expected):
        return f"{at}{describe(returned)}, expected {describe(expected)}"
    if isinstance(returned, list | tuple) and isinstance(expected, list | tuple):
        for index, (left, right) in enumerate(zip(returned, expected, strict=False)):
            if not is_same(left, right):
                return describe_difference(left, right, f"{path}[{index}]")
        return f"{at}{len(returned)} items, expected {len(expected)}"
    if isinstance(returned, dict) and isinstance(expected, dict):
        for key, value in expected.items():
            if key not in returned:
                return f"{at}no key {show(key, 80)}"
            if not is_same(returned[key], value):
                return describe_difference(returned[key], value, f"{path}[{show(key, 80)}]")
        extra = next((key for key in returned if key not in expected), None)
        return f"{at}an extra key {show(extra, 80)}"
    return f"{at}{show(returned, 80)}, expected {show(expected, 80)}"


def describe(value: object) -> str:
    """A value with its type, shortly."""
    if isinstance(value, Foreign):
        return f"{show(value.text, 60)[1:-1]} (a {show(value.type_name, 60)[1:-1]})"
    return f"{show(value, 60)} (a {type(value).__name__})"
