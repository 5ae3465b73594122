"""What a worker may use, and how far it is locked in."""

from dataclasses import dataclass
from enum import StrEnum


class Isolation(StrEnum):
    """How far a worker is locked in, weakest first."""

    PROCESS = "process"
    FULL = "full"


@dataclass(frozen=True)
class Limits:
    """What one worker may use: CPU seconds per call and for all untimed calls, seconds of sleep per call, bytes.

    `output_bytes` and `answer_bytes` are per call; a timed call may print more.
    """

    cpu_seconds: float = 5.0
    check_cpu_seconds: float = 60.0
    asleep_seconds: float = 5.0
    output_bytes: int = 1 << 20
    timed_output_bytes: int = 16 << 20
    answer_bytes: int = 16 << 20
    memory_bytes: int = 1 << 30
