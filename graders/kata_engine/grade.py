"""The result of a grading, and the level it speaks for."""

from dataclasses import dataclass

from kata_engine import __version__
from kata_engine.finding import Finding, Growth
from kata_engine.words import Isolation, Level, Verdict


@dataclass(frozen=True)
class Grade:
    """The result of a grading: all findings, what follows from them, and SHA-256 digests of what was graded by what."""

    kata: str
    submission: str
    verdict: Verdict
    level: Level | None
    isolation: Isolation
    seed: int
    checks: tuple[Finding, ...]
    growth: tuple[Growth, ...]
    kata_digest: str
    submission_digest: str
    version: str = __version__


def level_of(findings: list[Finding]) -> Level | None:
    """The highest level whose checks, and those of the levels below, are all accepted."""
    reached = None
    for level in Level:
        if any(one.level is level and one.verdict is not Verdict.ACCEPTED for one in findings):
            break
        reached = level
    return reached
