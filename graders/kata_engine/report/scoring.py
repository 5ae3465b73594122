"""The screens of scoring: one criterion at a time, what was measured of it, and how the card stands."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from kata_engine.grading.result import Grade, Growth
from kata_engine.interview.own_tests.strength_result import OwnTestsResult
from kata_engine.interview.scorecard import Scorecard
from kata_engine.interview.session import Session
from kata_engine.report.console import is_plain
from kata_engine.report.criteria import print_criterion
from kata_engine.report.table import print_table
from kata_engine.spec.rubric import EvidenceReference
from kata_engine.text import escape
from kata_engine.verdicts import Verdict

CHOICES = "[u]nprompted [p]rompted [a]bsent [n]ot probed   [b]ack [s]kip [q] save and stop"


def print_screen(console: Console, session: Session, card: Scorecard) -> None:
    """The criterion at hand with its evidence, and the rating it has so far; after the last, how the card stands."""
    if console.is_terminal and not is_plain():
        console.clear()
    count, criterion = len(session.rubric.criteria), session.current
    position = f"criterion {session.index + 1} of {count}" if criterion else f"all {count} criteria"
    console.print(Text(f"{escape(card.candidate)}, {card.kata}: {position}", "dim"))
    if card.evidence:
        _print_evidence(console, card.evidence)
    if criterion is None:
        ratings = (session.ratings.get(one.id) for one in session.rubric.criteria)
        rated = [(one.id, one.rating.replace("_", " "), one.observe) for one in ratings if one]
        print_table(console, ("criterion", "rating", "observed"), rated)
        return
    print_criterion(console, criterion, list_evidence(criterion.evidence, card))
    if found := session.ratings.get(criterion.id):
        said = escape(found.quote or found.asked)
        console.print(Text(f"\nrated {found.rating}{f': {said}' if said else ''}", "bold"), soft_wrap=True)
    console.print(Text(f"\n{CHOICES}"))


def list_evidence(reference: EvidenceReference, card: Scorecard) -> list[Text]:
    """What the harness found of what bears on a criterion, a sign before each."""
    checks = card.evidence.checks if card.evidence else ()
    growth = card.evidence.growth if card.evidence else ()
    found = [
        _sign(check.verdict is Verdict.ACCEPTED, f"{check.name}: {check.verdict}{_describe_last(check.name, growth)}")
        for check in checks
        if check.name in reference.checks
    ]
    return found + ([_compare_own_tests(reference.own_tests, card.own_tests)] if reference.own_tests else [])


def _compare_own_tests(percent: int, record: OwnTestsResult | None) -> Text:
    if record is None:
        return Text("= own tests: none were given (--tests FILE)", "dim")
    asked = f"asked for: {percent} %"
    if record.reference is not Verdict.ACCEPTED:
        return _sign(False, f"own tests refuse the reference, which is right ({asked})")
    shown = f"own tests refuse {record.killed} of {record.mistakes} known mistakes, {record.percent} %"
    return _sign(record.percent >= percent, f"{shown} ({asked})")


def _sign(good: bool, text: str) -> Text:
    return Text(f"{'✓' if good else '✗'} {text}", "green" if good else "red")


def print_result(console: Console, card: Scorecard, left: int) -> None:
    """The level and the arithmetic behind it."""
    decision = card.decision
    console.print(Text.assemble("\n", (escape(card.candidate), "bold"), f", {card.kata}: ", (decision.words, "bold")))
    rows = [
        (one.level, one.standing, f"{one.probed} of {one.musts}", f"{one.points} of {one.most}", one.reason)
        for one in decision.levels
    ]
    print_table(console, ("level", "standing", "musts probed", "points", "why"), rows)
    if left:
        console.print(Text(f"Criteria without a rating: {left}. They count as not probed.", "yellow"))


def _print_evidence(console: Console, evidence: Grade) -> None:
    """One line on what was graded."""
    accepted = sum(check.verdict is Verdict.ACCEPTED for check in evidence.checks)
    console.print(
        Text.assemble(
            escape(evidence.submission),
            ": ",
            (evidence.verdict, "bold"),
            f", {accepted} of {len(evidence.checks)} checks, code level {evidence.level or 'none'}, "
            f"isolation {evidence.isolation}",
        ),
        soft_wrap=True,
    )


def _describe_last(check: str, rows: Sequence[Growth]) -> str:
    last = next((row for row in reversed(rows) if row.check == check), None)
    if last is None:
        return ""
    exponent = "" if last.exponent is None else f", growing like n^{last.exponent:.1f}"
    return f" ({last.share:.0%} of the limit at {last.size:,}{exponent})"
