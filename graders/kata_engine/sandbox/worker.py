"""The judge's side of the protocol: load a submission in a child, call it, time it."""

import math
from collections.abc import Iterator, Sequence
from typing import Literal, NoReturn, Self

from kata_engine.calls import Arguments
from kata_engine.errors import KataError
from kata_engine.sandbox.child import wire
from kata_engine.sandbox.limits import Isolation, Limits
from kata_engine.sandbox.outcome import LoadRefused, Outcome, Raised, Returned, Stopped, Timed
from kata_engine.sandbox.packing import MAX_ITEMS, TOO_MANY, split_shared
from kata_engine.sandbox.process import Process, ProcessEnded
from kata_engine.sandbox.program import Program
from kata_engine.verdicts import Verdict

UNPACKING = 2.0  # CPU seconds that unpacking the largest input may take
MAX_NAMES, MAX_POSITION = 50, 1_000_000  # what is taken from a child, right or not
Mode = Literal["plain", "spoiled", "reused"]
RETURNED = ("returned", False, False, False)  # a timed call is not watched for what it changes


class WorkerError(KataError):
    """The child did not get as far as the submission: the harness's fault."""


class Worker:
    """One child with one program in it; after a Stopped outcome it answers nothing more."""

    def __init__(self, limits: Limits, hash_seed: int) -> None:
        self._process = Process(limits, hash_seed)
        self._limits = limits
        self._next = 1
        self._end = math.inf
        self._rest = 0.0
        self._isolation: Isolation | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.close()

    @property
    def output(self) -> str:
        """What the submission printed, its first few kilobytes."""
        return self._process.show_output()

    def read_isolation(self) -> Isolation:
        """How far the child is locked in, as it said before it read the submission."""
        if self._isolation is None:
            try:
                (_, level) = self._receive_frame(0)
                self._isolation = Isolation(str(level))
            except (ProcessEnded, ValueError, OSError) as problem:
                raise WorkerError(f"the worker did not start: {problem}\n{self.output}") from None
        return self._isolation

    def load(self, program: Program) -> LoadRefused | Stopped | Raised | None:
        """Load the program; None means that it can be called."""
        self.read_isolation()
        self._end = self._process.vitals.read_cpu_clock() + self._limits.check_cpu_seconds
        request = [program.source, program.filename, program.function, program.parameters]
        try:
            self._process.send(wire.pack(request))
            match self._receive_frame(0):
                case ["loaded"]:
                    return None
                case ["refused", str(reason), str(message), int(line), int(column), tuple(names)]:
                    return LoadRefused(
                        reason,
                        message,
                        _clamp_position(line),
                        _clamp_position(column),
                        tuple(map(str, names[:MAX_NAMES])),
                    )
                case parts:
                    return _match_raised(parts) or self._reject_frame()
        except ProcessEnded as end:
            return Stopped(end.verdict, f"while the file was being loaded: {end.cause}")

    def call(self, calls: Sequence[Arguments], mode: Mode = "plain") -> Iterator[Outcome]:
        """Send all calls in one frame and give their outcomes in order, ending with a Stopped one.

        In the mode "spoiled" the child changes what the function returned once it has reported the outcome; in the
        mode "reused" it puts each input into the lists of the call before.
        """
        first, self._next = self._next, self._next + len(calls)
        self._process.send(wire.pack([first, mode, *split_shared(calls)]))
        for number in range(first, self._next):
            outcome = self._receive_outcome(number)
            yield outcome
            if isinstance(outcome, Stopped):
                return

    def time(self, packed_call: bytes, cpu_limit: float) -> Timed:
        """Make one call, packed by `pack_call`, under the child's CPU clock; killed past `cpu_limit` seconds."""
        number, self._next = self._next, self._next + 1
        process, clocks, before, packed = self._process, [0.0], 0.0, b""
        outcome: Outcome | None
        printable = self._limits.timed_output_bytes
        try:
            before = self._rest or process.vitals.read_cpu_clock()  # what it does between calls counts for the next one
            process.send(wire.extend((number, "timed", []), b"[" + packed_call + b"]"))
            if process.receive(UNPACKING, before + cpu_limit + UNPACKING, printable) != wire.pack([number, "ready"]):
                self._reject_frame()
            clocks = [process.vitals.read_cpu_clock()]
            process.send(wire.pack([]))
            payload = process.receive(cpu_limit, clocks[0] + cpu_limit, printable)
            clocks.append(process.vitals.read_cpu_clock())
            if payload == wire.pack([number, "done"]):
                process.send(wire.pack([]))
                payload = process.receive(cpu_limit, clocks[0] + 2 * cpu_limit, printable)
                clocks.append(process.vitals.read_cpu_clock())
            head = wire.pack([number, *RETURNED])[:-1] + b","
            if payload.startswith(head):
                outcome, packed = None, payload[len(head) : -1]
            else:
                outcome = _match_raised(self._unpack_parts(number, payload)) or self._reject_frame()
        except ProcessEnded as end:
            outcome = Stopped(end.verdict, end.cause)
            if end.verdict is Verdict.TIME_LIMIT_EXCEEDED and len(clocks) == 1:
                clocks.append(clocks[0] + cpu_limit)
        ends = (*clocks, clocks[-1], clocks[-1])
        self._rest = ends[2]
        return Timed(outcome, packed, ends[1] - clocks[0], ends[2] - before)

    def _receive_frame(self, number: int) -> list[object]:
        limits, now = self._limits, self._read_clock()
        if now > self._end:
            self._process.close()
            told = f"all calls together took more than {limits.check_cpu_seconds:g} s of CPU time"
            raise ProcessEnded(Verdict.TIME_LIMIT_EXCEEDED, told)
        payload = self._process.receive(limits.cpu_seconds, now + limits.cpu_seconds, limits.output_bytes)
        return self._unpack_parts(number, payload)

    def _read_clock(self) -> float:
        """The child's CPU clock; 0 where it has ended, which is told by who waits for it."""
        try:
            return self._process.vitals.read_cpu_clock()
        except OSError:
            return 0.0

    def _unpack_parts(self, number: int, payload: bytes) -> list[object]:
        if payload.count(b",") > MAX_ITEMS:
            self._process.close()
            raise ProcessEnded(Verdict.OUTPUT_LIMIT_EXCEEDED, TOO_MANY)
        try:
            parts = wire.unpack(payload)
        except wire.WireError:
            parts = None
        if not isinstance(parts, list) or not parts or type(parts[0]) is not int or parts[0] != number:
            self._reject_frame()
        return parts[1:]

    def _reject_frame(self) -> NoReturn:
        self._process.close()
        raise ProcessEnded(Verdict.RUNTIME_ERROR, "it wrote to the judge's pipe")

    def _receive_outcome(self, number: int) -> Outcome:
        try:
            match self._receive_frame(number):
                case ["returned", bool(argument), bool(earlier), bool(shared), value]:
                    return Returned(value, argument, earlier, shared)
                case parts:
                    return _match_raised(parts) or self._reject_frame()
        except ProcessEnded as end:
            return Stopped(end.verdict, end.cause)


def _clamp_position(number: int) -> int:
    """A line or column as the child says, 0 where a file has none such."""
    return number if 0 < number < MAX_POSITION else 0


def _match_raised(parts: list[object]) -> Raised | None:
    match parts:
        case ["raised", bool(changed), str(name), tuple(bases), str(message), int(line)]:
            return Raised(name, tuple(map(str, bases)), message, _clamp_position(line), changed)
    return None
