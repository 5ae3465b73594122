"""Calls and answers as they travel; packed once where several workers get the same."""

from collections.abc import Sequence

from kata_engine.calls import Arguments
from kata_engine.sandbox.child import wire
from kata_engine.sandbox.outcome import Returned, Stopped
from kata_engine.verdicts import Verdict

MAX_ITEMS = 1_000_000  # what is taken from a child, right or not
TOO_MANY = f"an answer of more than {MAX_ITEMS:,} items"


def split_shared(calls: Sequence[Arguments]) -> tuple[list[list[object]], list[list[object]]]:
    """Where a list stands in an argument more than once, as call, argument and order; and the calls without repeats."""
    shared: list[list[object]] = []
    split: list[list[object]] = []
    for call, arguments in enumerate(calls):
        split.append(list(arguments))
        for argument, value in enumerate(arguments):
            if type(value) is list and value and type(value[0]) is list:
                distinct = {id(row): row for row in value}
                if len(distinct) < len(value):
                    index = {key: number for number, key in enumerate(distinct)}
                    shared.append([call, argument, [index[id(row)] for row in value]])
                    split[-1][argument] = list(distinct.values())
    return shared, split


def pack_call(arguments: Arguments) -> bytes:
    """A call as it travels; worth keeping where several workers get the same."""
    return wire.pack(list(arguments))


def unpack_call(packed: bytes) -> Arguments:
    """The arguments of a packed call."""
    arguments = wire.unpack(packed)
    assert isinstance(arguments, list)
    return tuple(arguments)


def unpack_answer(packed: bytes) -> Returned | Stopped:
    """The answer of a timed call."""
    if packed.count(b",") > MAX_ITEMS:
        return Stopped(Verdict.OUTPUT_LIMIT_EXCEEDED, TOO_MANY)
    try:
        return Returned(wire.unpack(packed))
    except wire.WireError as problem:
        return Stopped(Verdict.RUNTIME_ERROR, str(problem))
