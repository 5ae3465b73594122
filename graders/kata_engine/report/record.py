"""The JSON object of a grade: one line, the same keys for every verdict."""

import msgspec

from kata_engine.finding import Finding, Growth
from kata_engine.grade import Grade
from kata_engine.text import printable
from kata_engine.words import Isolation, Kind, Level, Verdict


class CheckRecord(msgspec.Struct, frozen=True):
    """One check, without what only a terminal shows."""

    name: str
    kind: Kind
    level: Level
    verdict: Verdict
    message: str
    seconds: float


class GradeRecord(msgspec.Struct, frozen=True):
    """A grade as programs read it; seconds are wall time in checks, CPU time in growth."""

    kata: str
    submission: str
    verdict: Verdict
    level: Level | None
    isolation: Isolation
    seed: int
    checks: tuple[CheckRecord, ...]
    growth: tuple[Growth, ...]
    version: str


def to_json(grade: Grade) -> str:
    """One line of JSON."""
    record = GradeRecord(
        kata=grade.kata,
        submission=printable(grade.submission),
        verdict=grade.verdict,
        level=grade.level,
        isolation=grade.isolation,
        seed=grade.seed,
        checks=tuple(map(_check, grade.checks)),
        growth=grade.growth,
        version=grade.version,
    )
    return msgspec.json.encode(record).decode("utf-8")


def _check(finding: Finding) -> CheckRecord:
    return CheckRecord(
        finding.name, finding.kind, finding.level, finding.verdict, finding.message, round(finding.seconds, 3)
    )
