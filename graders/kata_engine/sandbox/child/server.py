"""The child's main loop: one submission is loaded, called as asked, and each answer sent at once.

It knows inputs only: expected values, the clock and the verdict stay with the judge.
"""

import gc
import os
import sys
from collections.abc import Callable, Iterator

from kata_engine.sandbox.child import isolation, loading, wire
from kata_engine.sandbox.child.ownership import refill, spoil

MUTABLE = (list, dict, set)
RESERVE = 16 << 20  # bytes kept for telling that memory is used up


class Channel:
    """Numbered frames over the two private pipes."""

    def __init__(self, requests: int, answers: int) -> None:
        self.requests, self.answers = requests, answers

    def read(self) -> list[object]:
        """Wait for the judge's next frame; the process ends with the pipe."""
        (length,) = wire.HEADER.unpack(self._read_exactly(wire.HEADER.size))
        gc.disable()  # a large input is nothing but live objects: collecting among them takes half the time
        frame = wire.unpack(self._read_exactly(length))
        gc.freeze()
        gc.enable()
        assert isinstance(frame, list)
        return frame

    def write(self, *parts: object) -> None:
        """Send one frame."""
        self.write_payload(wire.pack(list(parts)))

    def write_payload(self, payload: bytes) -> None:
        """Send a frame that is packed already."""
        data = memoryview(wire.frame(payload))
        while data:
            data = data[os.write(self.answers, data) :]

    def _read_exactly(self, size: int) -> bytes:
        pieces = []
        while size:
            piece = os.read(self.requests, min(size, 1 << 20))
            if not piece:
                os._exit(0)
            pieces.append(piece)
            size -= len(piece)
        return b"".join(pieces)


class Caller:
    """Calls the function and notices arguments and earlier answers that it changed."""

    def __init__(self, channel: Channel, function: Callable[..., object], filename: str) -> None:
        self.channel, self.function, self.filename = channel, function, filename
        self.earlier: list[tuple[object, bytes]] = []
        self.last: tuple[list[object], object] = [], None
        self.reserve = bytes(RESERVE)

    def answer(self, number: int, mode: str, arguments: list[object]) -> None:
        """One ordinary call, its answer captured before anything else can change it.

        Callers own what they get and what they give. In the mode "spoiled" they change the answer afterwards; in the
        mode "reused" they put the next input into the lists of the call before.
        """
        if mode == "reused":
            arguments = [refill(old, new) for old, new in zip(self.own_lists(number), arguments, strict=False)]
            self.earlier = []
        before = wire.pack(arguments)
        try:
            self.reserve = self.reserve or bytes(RESERVE)
            result = self.function(*arguments)
            packed = wire.pack(result)
        except BaseException as error:  # noqa: BLE001 - whatever it raises is its answer
            if isinstance(error, MemoryError):
                self.reserve = b""  # to report with: small objects may have used up everything
            self.raised(number, error, bool(self.reserve) and wire.pack(arguments) != before)
            return
        finally:
            flush()
        changed_argument = wire.pack(arguments) != before
        changed_earlier = any(wire.pack(thing) != was for thing, was in self.earlier)
        shared = isinstance(result, MUTABLE) and any(result is argument for argument in arguments)
        self.earlier = [] if mode == "spoiled" else [(arguments, before), (result, packed)]
        self.last = arguments, result
        head = (number, "returned", changed_argument, changed_earlier, shared)
        self.channel.write_payload(wire.extend(head, packed))
        if mode == "spoiled":
            spoil(result)

    def own_lists(self, number: int) -> Iterator[object]:
        """What the call before was given; in turn with that, what it returned in place of its first argument."""
        given, result = self.last
        answer = tuple.__getitem__(result, 0) if isinstance(result, tuple) and tuple.__len__(result) else result
        yield answer if number // 2 % 2 and type(answer) is list else given[0] if given else None
        yield from given[1:]
        while True:
            yield None

    def answer_timed(self, number: int, arguments: list[object]) -> None:
        """One timed call: wait for the judge's clock before it, and again before the answer is packed."""
        self.channel.write(number, "ready")
        self.channel.read()
        gc.disable()  # its cost grows with all that is alive, not with what the function does
        try:
            result = self.function(*arguments)
            self.channel.write(number, "done")
            self.channel.read()
            flush()
            self.channel.write(number, "returned", False, False, False, result)
        except BaseException as error:  # noqa: BLE001 - whatever it raises is its answer
            self.raised(number, error)

    def raised(self, number: int, error: BaseException, changed_argument: bool = False) -> None:
        """Report an exception."""
        self.channel.write(number, "raised", changed_argument, *loading.describe(error, self.filename))


def flush() -> None:
    """Hand over what the submission printed, so that it is counted with its call."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:  # noqa: BLE001 - a candidate may have replaced the stream
            continue


def main(judge: int, requests: int, answers: int, memory_bytes: int, layers: str) -> None:
    """Confine the process, load the submission, then answer until the judge hangs up."""
    level = isolation.confine(judge, memory_bytes, layers)
    channel = Channel(requests, answers)
    channel.write(0, "confined", level)
    source, filename, name, parameters = channel.read()
    assert isinstance(source, bytes) and isinstance(parameters, int)
    assert isinstance(filename, str) and isinstance(name, str)
    try:
        found = loading.load(source, filename, name, parameters)
    except MemoryError as error:
        channel.write(0, "raised", False, *loading.describe(error, filename))
        return
    flush()
    if isinstance(found, loading.Refusal):
        channel.write(0, "refused", found.reason, found.message, found.line, found.column, found.names)
        return
    channel.write(0, "loaded")
    caller = Caller(channel, found, filename)
    for number, mode, arguments in read_requests(channel):
        if mode == "timed":
            caller.answer_timed(number, arguments)
        else:
            caller.answer(number, mode, arguments)


def read_requests(channel: Channel) -> Iterator[tuple[int, str, list[object]]]:
    """Every call of every request frame, numbered on from the frame's first number.

    Lists that stand in an argument more than once travel once: `shared` holds call, argument and order of each.
    """
    while True:
        first, mode, shared, calls = channel.read()
        assert isinstance(first, int) and isinstance(calls, list) and isinstance(shared, list)
        for call, argument, order in shared:
            rows = calls[call][argument]
            calls[call][argument] = [rows[index] for index in order]
        for number, arguments in enumerate(calls, first):
            yield number, str(mode), arguments
