"""Frames and values between judge and child: length-prefixed JSON with a tag for what JSON lacks.

Both sides share this module. Writing reads subclasses through the base type's own methods, so an
object cannot lie about what it holds; reading builds built-in types, or Foreign, and never runs code.
"""

import struct
from _json import encode_basestring, make_encoder, make_scanner  # `import json` takes as long as all else at a start
from collections.abc import Callable

from kata_engine.sandbox.child.foreign import Foreign, show_foreign, tag_foreign

HEADER = struct.Struct(">I")
MAX_DEPTH = 60
MAX_INT_BITS = 4096
MAX_AWKWARD_KEYS, MAX_AWKWARD_KEY = 200, 4  # numbers can be chosen to collide: so many a dict, so many in a tuple
CONTAINERS = {list, tuple, dict}
PLAIN = {int, str, bool, type(None)}


class WireError(ValueError):
    """A payload that is not a value of the wire."""


def pack(value: object) -> bytes:
    """Write a value as one payload; lone surrogates are written as they are."""
    return "".join(_ENCODE(_tag(value, 0), 0)).encode("utf-8", "surrogatepass")


def extend(head: tuple[object, ...], item: bytes) -> bytes:
    """The payload of a list that ends in an item which is packed already."""
    return pack([*head])[:-1] + b"," + item + b"]"


def unpack(payload: bytes) -> object:
    """Read one payload back; raises WireError where it holds anything but the wire's values."""
    try:
        text = payload.decode("utf-8", "surrogatepass")
        value, end = _DECODE(text, 0)
    except Exception as error:  # noqa: BLE001 - whatever a forged payload provokes
        raise WireError(f"not a value of the wire: {error}") from None
    if end != len(text):
        raise WireError("more than one value")
    level = [value]
    for _ in range(MAX_DEPTH + 10):
        level = [item for one in level for item in _list_containers(one)]
        if not level:
            return value
    raise WireError("nested too deeply")


def frame(payload: bytes) -> bytes:
    """Put the length, 4 bytes big-endian, before a payload."""
    return HEADER.pack(len(payload)) + payload


def _tag(value: object, depth: int) -> object:
    kind = type(value)
    if kind is str or kind is bool or value is None:
        return value
    if depth > MAX_DEPTH:
        return tag_foreign(kind, f"nested more than {MAX_DEPTH} deep")
    if issubclass(kind, int):
        number = int.__add__(value, 0)  # type: ignore[operator]
        if number.bit_length() > MAX_INT_BITS:
            return tag_foreign(kind, f"an integer of {number.bit_length()} bits")
        return number
    if issubclass(kind, str):
        return str.__str__(value)
    if issubclass(kind, list):
        return _tag_items(list.copy(value), depth)  # type: ignore[arg-type]
    if issubclass(kind, tuple):
        return {"tuple": _tag_items(list(tuple.__iter__(value)), depth)}  # type: ignore[arg-type]
    if issubclass(kind, dict):
        mapping: dict[object, object] = value  # type: ignore[assignment]
        keys, values = list(dict.keys(mapping)), list(dict.values(mapping))
        rows: list[tuple[object, ...]] = keys if set(map(type, keys)) == {tuple} else []  # type: ignore[assignment]
        if rows and {kind for row in rows for kind in map(type, row)} == {str}:
            return {"tuple_dict": [keys, _tag_items(values, depth)]}  # a tag for each key would cost ten times as much
        if _are_awkward(keys):
            return tag_foreign(kind, f"{len(keys)} entries whose keys are not strings")
        return {"dict": [[_tag_key(k, depth + 1), _tag(v, depth + 1)] for k, v in dict.items(mapping)]}
    if issubclass(kind, float):
        return {"float": float.__repr__(value)}
    if issubclass(kind, bytes):
        return {"bytes": bytes.decode(value, "latin-1")}  # type: ignore[arg-type]
    if kind is Foreign:
        return {"foreign": [value.type_name, value.text]}  # type: ignore[attr-defined]
    return tag_foreign(kind, show_foreign(value))


def _tag_items(values: list[object], depth: int) -> list[object]:
    kinds = set(map(type, values))
    if kinds <= PLAIN and int not in kinds:
        return values
    if kinds == {int}:
        numbers: list[int] = values  # type: ignore[assignment]
        if max(max(numbers), -min(numbers)).bit_length() <= MAX_INT_BITS:
            return values
    rows: list[list[object]] = values if kinds == {list} else []  # type: ignore[assignment]
    if rows and {kind for row in rows for kind in map(type, row)} <= {str}:
        return values
    return [_tag(value, depth + 1) for value in values]


def _tag_key(key: object, depth: int) -> object:
    tagged = _tag(key, depth)
    hashable = not isinstance(tagged, list) and not (isinstance(tagged, dict) and "dict" in tagged)
    return tagged if hashable else tag_foreign(type(key), show_foreign(key))


def _refuse(literal: str) -> object:
    raise WireError(f"a bare {literal[:20]}")


def _read_foreign(item: list[str]) -> Foreign:
    name, text = item
    if type(name) is not str or type(text) is not str:
        raise WireError("foreign without strings")
    return Foreign(name, text)


def _list_containers(value: object) -> list[object]:
    """The containers directly inside a value."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    return [item for item in inner if type(item) in CONTAINERS] if CONTAINERS & set(map(type, inner)) else []


def _are_awkward(keys: list[object]) -> bool:
    """Whether looking the keys up may take long: only the hashes of texts cannot be foretold."""
    others = [key for key in keys if type(key) is not str]
    rows = [key for key in others if isinstance(key, tuple)]
    if len(others) <= MAX_AWKWARD_KEYS and max(map(len, rows), default=0) <= MAX_AWKWARD_KEY:
        return False
    return len(rows) < len(others) or any(type(item) is not str for row in rows for item in row)


def _read_mapping(item: list[list[object]]) -> dict[object, object]:
    if _are_awkward([key for key, _ in item]):
        raise WireError("too many keys that are not strings")
    mapping: dict[object, object] = dict(item)  # type: ignore[arg-type]
    if len(mapping) != len(item):
        raise WireError("a key given twice")
    return mapping


def _read_tuple_mapping(item: tuple[list[list[object]], list[object]]) -> dict[object, object]:
    keys, values = item
    if {kind for key in keys for kind in map(type, key)} - {str}:
        raise WireError("a key that is not a string")
    mapping: dict[object, object] = dict(zip(map(tuple, keys), values, strict=True))
    if len(mapping) != len(keys):
        raise WireError("a key given twice")
    return mapping


_READERS: dict[str, Callable[..., object]] = {
    "tuple": tuple,
    "dict": _read_mapping,
    "tuple_dict": _read_tuple_mapping,
    "float": lambda item: float(item) if type(item) is str else _refuse(repr(item)),
    "bytes": lambda item: item.encode("latin-1"),
    "foreign": _read_foreign,
}


def _untag(pairs: list[tuple[str, object]]) -> object:
    (tag, item) = pairs[0] if len(pairs) == 1 else ("", None)
    if tag not in _READERS:
        raise WireError("an object without a known tag")
    return _READERS[tag](item)


class _Strict:
    """How the decoder reads what JSON leaves open."""

    strict = True
    object_hook = None
    object_pairs_hook = staticmethod(_untag)
    parse_float = staticmethod(_refuse)
    parse_int = int
    parse_constant = staticmethod(_refuse)


_ENCODE = make_encoder(None, _refuse, encode_basestring, None, ":", ",", False, False, False)
_DECODE = make_scanner(_Strict)  # type: ignore[arg-type]
