"""The evidence record of a grading: one JSON object with the same keys for every verdict; scorecards hold it."""

import msgspec

from kata_engine.finding import Finding, Growth
from kata_engine.grade import Grade
from kata_engine.text import printable
from kata_engine.typed import Model
from kata_engine.words import Isolation, Kind, Level, Verdict

SCHEMA = 1  # the version of the record's keys and their meaning


class CheckRecord(Model, frozen=True):
    """One check, without what only a terminal shows."""

    name: str
    kind: Kind
    level: Level
    verdict: Verdict
    message: str
    seconds: float


class Digests(Model, frozen=True):
    """SHA-256 of what was graded, and of the statement, reference and grader that graded it."""

    kata: str
    submission: str


class GradeRecord(Model, frozen=True):
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
    replay: str
    digests: Digests
    schema: int = SCHEMA


def record_of(grade: Grade, replay: str) -> GradeRecord:
    """The record of a grade; `replay` is the command that grades the same inputs again."""
    return GradeRecord(
        kata=grade.kata,
        submission=printable(grade.submission),
        verdict=grade.verdict,
        level=grade.level,
        isolation=grade.isolation,
        seed=grade.seed,
        checks=tuple(map(_check, grade.checks)),
        growth=grade.growth,
        version=grade.version,
        replay=printable(replay),
        digests=Digests(grade.kata_digest, grade.submission_digest),
    )


def to_json(record: msgspec.Struct) -> str:
    """One line of JSON."""
    return msgspec.json.encode(record).decode("utf-8")


def _check(finding: Finding) -> CheckRecord:
    return CheckRecord(
        finding.name, finding.kind, finding.level, finding.verdict, finding.message, round(finding.seconds, 3)
    )
