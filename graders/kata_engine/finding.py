"""What one check found, and the growth table behind a scaling check: values that reports print."""

from dataclasses import dataclass

from kata_engine.words import Kind, Level, Verdict


@dataclass(frozen=True)
class Growth:
    """One size of a scaling check: CPU seconds of both, their ratio, and the exponent since the last size.

    Where the submission was stopped before it had `finished`, its seconds are a lower bound.
    """

    check: str
    size: int
    yours: float
    reference: float
    ratio: float
    exponent: float | None
    finished: bool


@dataclass(frozen=True)
class Finding:
    """The verdict of one check with its message, wall seconds, growth, and what the submission printed."""

    name: str
    kind: Kind
    level: Level
    verdict: Verdict
    message: str
    seconds: float
    growth: tuple[Growth, ...] = ()
    output: str = ""
