"""One submission put on trial: which check refuses it, which fixed cases it fails, and how it behaves."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kata_engine.catalog import Package, find_kata, open_kata
from kata_engine.grading import Check, Grading, Options, Submission, checks_of
from kata_engine.oracle import right_outcomes
from kata_engine.proof import behaviour
from kata_engine.text import show_call
from kata_engine.words import Kind, Verdict

SEED = 1  # a proof is the same every time


@dataclass(frozen=True)
class Trial:
    """The result of one trial; `refused_by` is the first check that did not accept, empty if none."""

    name: str
    verdict: Verdict
    refused_by: str
    message: str
    row: tuple[tuple[str, Verdict], ...] = ()
    fails: frozenset[str] = frozenset()
    signature: str = ""


def run(
    package: Package, name: str, source: bytes, wanted: Callable[[Check], bool], whole: bool = False, budget: float = 60
) -> Trial:
    """Grade a source on the wanted checks, up to the first that refuses it unless `whole`."""
    row: list[tuple[str, Verdict]] = []
    verdict, refused_by, message = Verdict.ACCEPTED, "", ""
    options = Options(seed=SEED, budget=budget)
    with Grading(package, Submission(Path(name + ".py"), source), options) as grading:
        for check in filter(wanted, checks_of(package)):
            finding = grading.run(check)
            row.append((check.name, finding.verdict))
            if finding.verdict is not Verdict.ACCEPTED and not refused_by:
                verdict, refused_by, message = finding.verdict, check.name, finding.message
                if not whole:
                    break
    return Trial(name, verdict, refused_by, message, tuple(row))


def untimed(root: Path, kata: str, name: str, source: bytes, whole: bool) -> Trial:
    """Everything but the scaling checks; safe to run beside others."""
    package = open_kata(find_kata(root, kata))
    trial = run(package, name, source, is_untimed, whole)
    if trial.verdict is Verdict.ACCEPTED:
        return trial
    cases = (*package.grader.examples, *package.grader.hidden)
    calls, rights = [case.call for case in cases], [case.right for case in cases]
    fails = frozenset(cases[place].name for place in behaviour.failing(package, source, calls, rights))
    signature = behaviour.signature_of(behaviour.outcomes(package, source, behaviour.probes(package)))
    return Trial(name, trial.verdict, trial.refused_by, trial.message, trial.row, fails, signature)


def answers(root: Path, kata: str, name: str, source: bytes) -> Trial:
    """Whether a slow submission answers rightly, on inputs that it can afford."""
    package = open_kata(find_kata(root, kata))
    calls, right = behaviour.affordable(behaviour.probes(package)), right_outcomes(package)
    wrong = behaviour.failing(package, source, calls, [right(call) for call in calls])
    if not wrong:
        return Trial(name, Verdict.ACCEPTED, "", "")
    return Trial(name, Verdict.WRONG_ANSWER, "answers", show_call(package.signature.name, calls[wrong[0]]))


def timed(package: Package, name: str, source: bytes) -> Trial:
    """The scaling checks alone; nothing else should run meanwhile."""
    return run(package, name, source, lambda check: not is_untimed(check))


def mutant(root: Path, kata: str, name: str, source: bytes) -> Trial:
    """All checks, up to the first that refuses; a survivor's signature says whether any answer differs."""
    package = open_kata(find_kata(root, kata))
    trial = run(package, name, source, lambda check: True, budget=10)
    if trial.verdict is not Verdict.ACCEPTED:
        return trial
    calls = behaviour.probes(package, seed=77, examples=3000, each=100_000)
    right = right_outcomes(package)
    wrong = behaviour.failing(package, source, calls, [right(call) for call in calls])
    shown = f"{package.signature.name}{calls[wrong[0]]!r}"[:500] if wrong else ""
    return Trial(name, trial.verdict, "", shown)


def is_untimed(check: Check) -> bool:
    """Whether a check measures no time."""
    return check.kind is not Kind.SCALING
