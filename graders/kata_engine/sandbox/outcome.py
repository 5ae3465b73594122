"""What became of one call, or of loading a submission: plain frozen facts, no verdict on answers yet."""

from dataclasses import dataclass

from kata_engine.sandbox.child import wire
from kata_engine.verdicts import Verdict


@dataclass(frozen=True)
class Returned:
    """The function returned; the three flags are the child's own observations."""

    value: object
    changed_argument: bool = False
    changed_earlier: bool = False
    is_argument: bool = False


@dataclass(frozen=True)
class Raised:
    """The function raised: the exception's name, its built-in bases, message and line (0: unknown)."""

    name: str
    bases: tuple[str, ...]
    message: str
    line: int
    changed_argument: bool = False


@dataclass(frozen=True)
class Stopped:
    """No answer came: the process ended or was ended."""

    verdict: Verdict
    cause: str


@dataclass(frozen=True)
class LoadRefused:
    """The submission cannot be called; `reason` is one of the child's words, positions count from 1."""

    reason: str
    message: str
    line: int
    column: int
    names: tuple[str, ...]


Outcome = Returned | Raised | Stopped


@dataclass(frozen=True)
class Timed:
    """A timed call: CPU seconds of the call alone, and with unpacking the arguments and packing the answer.

    A returned answer comes as it was `packed`, for whoever compares it to unpack it if need be.
    """

    outcome: Outcome | None
    packed: bytes
    call_seconds: float
    total_seconds: float


def pack_outcome(outcome: Outcome) -> bytes:
    """An outcome as bytes: the value, or the kind of failure; not the wording of a message."""
    match outcome:
        case Returned(value, argument, earlier, shared):
            return wire.pack(["returned", value, argument, earlier, shared])
        case Raised(name, changed_argument=argument):
            return wire.pack(["raised", name, argument])
        case Stopped(verdict):
            return wire.pack(["stopped", str(verdict)])
