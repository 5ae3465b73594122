"""One submission put on trial: which check refuses it, which fixed cases it fails, and how it behaves."""

import gc
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from kata_engine.checks.stopwatch import CLEARLY_SLOW
from kata_engine.finding import Finding
from kata_engine.grading import Grading
from kata_engine.library import HOSTILE, Known
from kata_engine.plan import Check, Options, Submission, checks_of
from kata_engine.process import Limits
from kata_engine.proof import behaviour
from kata_engine.proof.behaviour import Stand, stand
from kata_engine.proof.renaming import renamed
from kata_engine.text import show_call
from kata_engine.words import Kind, Verdict

SEED = 1  # a proof is the same every time
IMPATIENT = Limits(wall_seconds=2.5)  # half of what a candidate gets: what hangs is known to


@dataclass(frozen=True)
class Trial:
    """The result of one trial; `refused_by` is the first check that did not accept, empty if none.

    `share` is the largest share of the time limit that it used at any size, 0 where it was not timed.
    """

    name: str
    verdict: Verdict
    refused_by: str
    message: str
    row: tuple[tuple[str, Verdict], ...] = ()
    fails: frozenset[str] = frozenset()
    signature: str = ""
    share: float = 0.0


def run(
    ours: Stand, name: str, source: bytes, wanted: Callable[[Check], bool], options: Options, whole: bool = False
) -> Trial:
    """Grade a source on the wanted checks, up to the first that clearly refuses it unless `whole`."""
    findings: list[Finding] = []
    with Grading(ours.package, Submission(Path(name + ".py"), source), options) as grading:
        for check in filter(wanted, checks_of(ours.package)):
            findings.append(grading.run(check))
            if not whole and _refuses_clearly(findings[-1]):
                break
    row = tuple((one.name, one.verdict) for one in findings)
    share = max((growth.share for one in findings for growth in one.growth), default=0.0)
    for one in findings:
        if one.verdict is not Verdict.ACCEPTED:
            return Trial(name, one.verdict, one.name, one.message, row, share=share)
    return Trial(name, Verdict.ACCEPTED, "", "", row, share=share)


def _refuses_clearly(finding: Finding) -> bool:
    """Whether no other check needs to be asked; a time just over the limit may be far over it in another shape."""
    if finding.verdict is Verdict.TIME_LIMIT_EXCEEDED and finding.growth:
        return max(row.share for row in finding.growth) >= CLEARLY_SLOW
    return finding.verdict is not Verdict.ACCEPTED


def complete(root: Path, kata: str, name: str, source: bytes, slow: bool, whole: bool) -> Trial:
    """All that is asked of one submission: its answers, and its time if they are right.

    A slow one answers only what it can afford, unless the `whole` row of the kill matrix is wanted.
    """
    ours = stand(root, kata)
    gc.freeze()  # what all trials share is not to be looked through again
    answers = _affordable(ours, name, source) if slow and not whole else _untimed(ours, name, source, whole)
    too_slow_to_ask = slow and answers.verdict is Verdict.TIME_LIMIT_EXCEEDED  # its shapes are still of interest
    if answers.verdict is not Verdict.ACCEPTED and not too_slow_to_ask:
        return answers
    found = timed(ours, name, source, whole)
    return replace(found, row=answers.row + found.row)


def timed(ours: Stand, name: str, source: bytes, whole: bool = False, confirm: bool = False) -> Trial:
    """The scaling checks alone; `confirm` as it is graded, else a time far over the limit refuses at once."""
    options = replace(_options(ours), confirm=confirm)
    return run(ours, name, source, lambda check: check.kind is Kind.SCALING, options, whole)


def recognised(root: Path, kata: str, known: Known) -> bool:
    """Whether a known mistake, its local names changed, is told by its own words when it first fails."""
    package = stand(root, kata).package
    submission = Submission(Path("somebody.py"), renamed(known.source))
    with Grading(package, submission, Options(seed=SEED)) as grading:
        for check in checks_of(package):
            finding = grading.run(check)
            if finding.verdict is not Verdict.ACCEPTED:
                return grading.explained(finding).message.endswith(f"a known mistake: {known.says}")
    return False


def far_signature(root: Path, kata: str, source: bytes) -> str:
    """How a submission behaves on long inputs."""
    ours = stand(root, kata)
    return behaviour.signature_of(behaviour.outcomes(ours.package, source, ours.far))


def mutant(root: Path, kata: str, name: str, source: bytes) -> Trial:
    """All checks, up to the first that refuses; a survivor's message is a call that it answers wrongly, if any."""
    ours = stand(root, kata)
    trial = run(ours, name, source, lambda check: True, _options(ours, budget=10))
    return replace(trial, message=_wrong(ours, source, ours.many)) if trial.verdict is Verdict.ACCEPTED else trial


def _untimed(ours: Stand, name: str, source: bytes, whole: bool) -> Trial:
    trial = run(ours, name, source, lambda check: check.kind is not Kind.SCALING, _options(ours), whole)
    if trial.verdict is Verdict.ACCEPTED or name.startswith(f"{HOSTILE}/"):
        return trial
    calls, rights = ours.near
    found = behaviour.outcomes(ours.package, source, calls)
    wrong = behaviour.failing(found, rights)
    fails = frozenset(case.name for place, case in enumerate(ours.package.grader.cases) if place in wrong)
    return replace(trial, fails=fails, signature=behaviour.signature_of(found))


def _affordable(ours: Stand, name: str, source: bytes) -> Trial:
    wrong = _wrong(ours, source, ours.affordable)
    return Trial(name, Verdict.WRONG_ANSWER if wrong else Verdict.ACCEPTED, "answers" if wrong else "", wrong)


def _wrong(ours: Stand, source: bytes, questions: behaviour.Questions) -> str:
    """The first call that is not answered rightly, empty if there is none."""
    calls, rights = questions
    wrong = behaviour.failing(behaviour.outcomes(ours.package, source, calls), rights)
    return show_call(ours.package.signature.name, calls[wrong[0]]) if wrong else ""


def _options(ours: Stand, budget: float = math.inf) -> Options:
    kept = ours.timed_inputs
    return Options(seed=SEED, budget=budget, shrink=False, confirm=False, timed_inputs=kept, limits=IMPATIENT)
