"""One submission put on trial: which check refuses it, which fixed calls it fails, and how it behaves."""

import gc
import math
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from kata_engine.calls import show_call
from kata_engine.grading.answers import collect_outcomes, find_failing
from kata_engine.grading.events import CheckFinished, MistakeNamed
from kata_engine.grading.loop import grade
from kata_engine.grading.options import Options
from kata_engine.grading.result import CheckResult, Growth
from kata_engine.grading.stopwatch import CLEARLY_SLOW
from kata_engine.sandbox.limits import Limits
from kata_engine.spec.library import HOSTILE, KnownSubmission
from kata_engine.spec.submission import Submission
from kata_engine.verdicts import Verdict
from kata_engine.verify.fixtures import Fixtures, Questions, digest_answers, open_fixtures
from kata_engine.verify.renaming import rename_locals

SEED = 1  # a proof is the same every time
IMPATIENT = Limits(
    cpu_seconds=2.5, asleep_seconds=2.5
)  # half of what a candidate gets: submissions that hang are known to hang


@dataclass(frozen=True)
class Trial:
    """The result of one trial; `refused_by` is the first check that did not accept, empty if none.

    `share` is the largest share of the time limit that it used at any size, 0 where it was not timed; `row` its line
    of the kill matrix, `fails` the fixed calls it fails, `answers` a digest of what it answers.
    """

    name: str
    verdict: Verdict
    refused_by: str
    message: str
    row: tuple[tuple[str, Verdict], ...] = ()
    fails: frozenset[str] = frozenset()
    answers: str = ""
    share: float = 0.0


def try_submission(fixtures: Fixtures, name: str, source: bytes, options: Options, whole: bool = False) -> Trial:
    """Grade a source up to the first check that clearly refuses it, or on all of them if `whole`."""
    results: list[CheckResult] = []
    share = 0.0
    submission = Submission(Path(name + ".py"), source)
    with closing(grade(fixtures.package, submission, options)) as events:
        for event in events:
            if isinstance(event, CheckFinished):
                results.append(event.result)
                share = max(share, *(row.share for row in event.growth), 0.0)
                if not whole and _refuses_clearly(event.result, event.growth):
                    break
    order = {check.name: index for index, check in enumerate(fixtures.package.grader.checks)}
    results.sort(key=lambda one: order[one.name])
    row = tuple((one.name, one.verdict) for one in results)
    for one in results:
        if one.verdict is not Verdict.ACCEPTED:
            return Trial(name, one.verdict, one.name, one.message, row, share=share)
    return Trial(name, Verdict.ACCEPTED, "", "", row, share=share)


def _refuses_clearly(result: CheckResult, growth: Sequence[Growth]) -> bool:
    """Whether no other check needs to be asked; a time just over the limit may be far over it in another shape."""
    if result.verdict is Verdict.TIME_LIMIT_EXCEEDED and growth:
        return max(row.share for row in growth) >= CLEARLY_SLOW
    return result.verdict is not Verdict.ACCEPTED


def run_whole_trial(root: Path, kata: str, name: str, source: bytes, slow: bool, whole: bool) -> Trial:
    """All that is asked of one submission: its answers, and its time if they are right.

    A slow one answers only what it can afford, unless the `whole` row of the kill matrix is wanted.
    """
    fixtures = open_fixtures(root, kata)
    gc.freeze()  # what all trials share is not to be looked through again
    answers = (
        _try_affordable(fixtures, name, source) if slow and not whole else _try_untimed(fixtures, name, source, whole)
    )
    too_slow_to_ask = slow and answers.verdict is Verdict.TIME_LIMIT_EXCEEDED  # its shapes are still of interest
    if answers.verdict is not Verdict.ACCEPTED and not too_slow_to_ask:
        return answers
    found = time_submission(fixtures, name, source, whole)
    return replace(found, row=answers.row + found.row)


def time_submission(fixtures: Fixtures, name: str, source: bytes, whole: bool = False, confirm: bool = False) -> Trial:
    """The scaling checks alone; `confirm` as it is graded, else a time far over the limit refuses at once."""
    options = replace(_make_options(fixtures, timed=True), confirm=confirm)
    return try_submission(fixtures, name, source, options, whole)


def is_recognised(root: Path, kata: str, known: KnownSubmission) -> bool:
    """Whether a known mistake, with its local names changed, is recognised by its own summary when it first fails."""
    package = open_fixtures(root, kata).package
    submission = Submission(Path("somebody.py"), rename_locals(known.source))
    failed = False
    with closing(grade(package, submission, Options(seed=SEED))) as events:
        for event in events:
            if isinstance(event, MistakeNamed):
                return event.mistake == known.summary
            if failed:
                return False
            failed = isinstance(event, CheckFinished) and event.result.verdict is not Verdict.ACCEPTED
    return False


def digest_long_answers(root: Path, kata: str, source: bytes) -> str:
    """How a submission behaves on long inputs."""
    fixtures = open_fixtures(root, kata)
    return digest_answers(collect_outcomes(fixtures.package, source, fixtures.far))


def try_mutant(root: Path, kata: str, name: str, source: bytes) -> Trial:
    """All checks, up to the first that refuses; a survivor's message is a call that it answers wrongly, if any."""
    fixtures = open_fixtures(root, kata)
    trial = try_submission(fixtures, name, source, _make_options(fixtures, budget=10))
    if trial.verdict is not Verdict.ACCEPTED:
        return trial
    return replace(trial, message=_find_wrong_call(fixtures, source, fixtures.many))


def _try_untimed(fixtures: Fixtures, name: str, source: bytes, whole: bool) -> Trial:
    trial = try_submission(fixtures, name, source, _make_options(fixtures, timed=False), whole)
    if trial.verdict is Verdict.ACCEPTED or name.startswith(f"{HOSTILE}/"):
        return trial
    calls, expected = fixtures.near
    outcomes = collect_outcomes(fixtures.package, source, calls)
    wrong = find_failing(outcomes, expected)
    fixed = fixtures.package.grader.fixed_calls
    fails = frozenset(one.name for index, one in enumerate(fixed) if index in wrong)
    return replace(trial, fails=fails, answers=digest_answers(outcomes) if wrong else "")


def _try_affordable(fixtures: Fixtures, name: str, source: bytes) -> Trial:
    wrong = _find_wrong_call(fixtures, source, fixtures.affordable)
    return Trial(name, Verdict.WRONG_ANSWER if wrong else Verdict.ACCEPTED, "answers" if wrong else "", wrong)


def _find_wrong_call(fixtures: Fixtures, source: bytes, questions: Questions) -> str:
    """The first call that is not answered correctly, empty if there is none."""
    calls, expected = questions
    wrong = find_failing(collect_outcomes(fixtures.package, source, calls), expected)
    return show_call(fixtures.package.signature.name, calls[wrong[0]]) if wrong else ""


def _make_options(fixtures: Fixtures, timed: bool | None = None, budget: float = math.inf) -> Options:
    """Options of a trial: all checks, or only those that measure time, or only those that do not."""
    checks = fixtures.package.grader.checks
    return Options(
        seed=SEED,
        budget=budget,
        checks=None if timed is None else frozenset(check.name for check in checks if check.timed is timed),
        explain=False,
        confirm=False,
        timed_inputs=fixtures.timed_inputs,
        limits=IMPATIENT,
    )
