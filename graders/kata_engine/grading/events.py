"""What happens during a grading, in order: `--format jsonl` prints these events as they are, one JSON object a line."""

from collections.abc import Iterable

import msgspec

from kata_engine.grading.result import CheckResult, Grade, Growth
from kata_engine.sandbox.limits import Isolation
from kata_engine.spec.level import Level


class Tagged(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    """An event; the key `event` says which kind."""


class GradingStarted(Tagged, frozen=True, tag="grading_started"):
    """What is about to be graded, and how far its workers are locked in."""

    kata: str
    submission: str
    seed: int
    isolation: Isolation


class CheckStarted(Tagged, frozen=True, tag="check_started"):
    """A check begins; it begins once more where its first pass was inconclusive and a vote has to decide."""

    name: str
    kind: str
    level: Level


class CheckFinished(Tagged, frozen=True, tag="check_finished"):
    """A check has its result, and a scaling check its growth table."""

    result: CheckResult
    growth: tuple[Growth, ...]


class MistakeNamed(Tagged, frozen=True, tag="mistake_named"):
    """The known mistake behind the first failure, named right after it."""

    check: str
    mistake: str


class GradingFinished(Tagged, frozen=True, tag="grading_finished"):
    """The last event: everything summed up."""

    grade: Grade


Event = GradingStarted | CheckStarted | CheckFinished | MistakeNamed | GradingFinished


def take_grade(events: Iterable[Event]) -> Grade:
    """The Grade at the end of a whole stream."""
    *_, last = events
    assert isinstance(last, GradingFinished)
    return last.grade
