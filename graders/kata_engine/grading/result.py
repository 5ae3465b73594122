"""The result of a grading as values; they are the JSON record as it is written, and scorecards hold it."""

from collections.abc import Iterable, Sequence

import msgspec

from kata_engine import __version__
from kata_engine.sandbox.limits import Isolation
from kata_engine.spec.decoding import Model
from kata_engine.spec.level import Level
from kata_engine.verdicts import Verdict

SCHEMA = 2  # the version of the record's keys and their meaning


class Growth(Model, frozen=True):
    """One size of a scaling check: CPU seconds of both, their ratio, and the exponent since the last size.

    The ratio is null where the clock saw the reference take no time. `share` is the share of the limit that was
    used; where the submission was stopped before it had `finished`, its seconds and that share are lower bounds.
    """

    check: str
    size: int
    yours: float
    reference: float
    ratio: float | None
    exponent: float | None
    finished: bool
    share: float


class CheckResult(Model, frozen=True):
    """What became of one check: `kind` is its section in the grader file, `seconds` are wall time.

    `mistake` is the known mistake behind it, if it was recognised; `printed` the first of what a submission that
    was not accepted wrote to stdout and stderr.
    """

    name: str
    kind: str
    level: Level
    verdict: Verdict
    message: str
    seconds: float
    mistake: str = ""
    printed: str = ""


class Digests(Model, frozen=True):
    """SHA-256 of the statement, reference and grader of the kata, and of what was graded."""

    kata: str
    submission: str


class Grade(Model, frozen=True, kw_only=True):
    """A finished grading; `replay` is the command that grades the same inputs again, growth counts CPU seconds."""

    kata: str
    submission: str
    verdict: Verdict
    level: Level | None
    isolation: Isolation
    seed: int
    checks: tuple[CheckResult, ...]
    growth: tuple[Growth, ...]
    version: str = __version__
    replay: str
    digests: Digests
    schema: int = SCHEMA


def add_mistake(result: CheckResult, mistake: str) -> CheckResult:
    """The result with the known mistake behind it, in its message as well."""
    return msgspec.structs.replace(result, message=f"{result.message}\na known mistake: {mistake}", mistake=mistake)


def find_verdict(results: Sequence[CheckResult]) -> Verdict:
    """The first that is neither accepted nor skipped: what was skipped was so because of it."""
    verdicts = [one.verdict for one in results if one.verdict is not Verdict.ACCEPTED]
    return next((one for one in verdicts if one is not Verdict.SKIPPED), verdicts[0] if verdicts else Verdict.ACCEPTED)


def find_level(results: Iterable[CheckResult]) -> Level | None:
    """The highest level whose checks, and those of the levels below, are all accepted."""
    refused = {one.level for one in results if one.verdict is not Verdict.ACCEPTED}
    reached = None
    for level in Level:
        if level in refused:
            break
        reached = level
    return reached
