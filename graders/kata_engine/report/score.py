"""The screens of scoring: one criterion at a time, what was measured of it, and how the card stands."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from kata_engine.finding import Growth
from kata_engine.interview.own_tests_record import OwnTestsRecord
from kata_engine.interview.scorecard import Scorecard
from kata_engine.interview.session import Session
from kata_engine.record import GradeRecord
from kata_engine.report.rubric import print_criterion
from kata_engine.report.table import print_table
from kata_engine.report.terminal import plain
from kata_engine.rubric import Bearing
from kata_engine.text import printable
from kata_engine.words import Verdict

CHOICES = "[u]nprompted [p]rompted [a]bsent [n]ot probed   [b]ack [s]kip [q] save and stop"


def print_screen(console: Console, session: Session, card: Scorecard) -> None:
    """The criterion at hand with its evidence, and the rating it has so far; behind the last, how the card stands."""
    if console.is_terminal and not plain():
        console.clear()
    count, criterion = len(session.rubric.criteria), session.current
    place = f"criterion {session.place + 1} of {count}" if criterion else f"all {count} criteria"
    console.print(Text(f"{printable(card.candidate)}, {card.kata}: {place}", "dim"))
    if card.evidence:
        _print_evidence(console, card.evidence)
    if criterion is None:
        lines = (session.lines.get(one.id) for one in session.rubric.criteria)
        rated = [(line.id, line.rating.replace("_", " "), line.observe) for line in lines if line]
        return print_table(console, ("criterion", "rating", "observed"), rated)
    print_criterion(console, criterion, measured(criterion.evidence, card))
    if line := session.lines.get(criterion.id):
        said = printable(line.quote or line.asked)
        console.print(Text(f"\nrated {line.rating}{f': {said}' if said else ''}", "bold"), soft_wrap=True)
    return console.print(Text(f"\n{CHOICES}"))


def measured(bears: Bearing, card: Scorecard) -> list[Text]:
    """What the harness found of what bears on a criterion, a sign before each."""
    checks = card.evidence.checks if card.evidence else ()
    growth = card.evidence.growth if card.evidence else ()
    found = [
        _signed(check.verdict is Verdict.ACCEPTED, f"{check.name}: {check.verdict}{_growth(check.name, growth)}")
        for check in checks
        if check.name in bears.checks
    ]
    return found + ([_own_tests(bears.own_tests, card.own_tests)] if bears.own_tests else [])


def _own_tests(percent: int, record: OwnTestsRecord | None) -> Text:
    if record is None:
        return Text("= own tests: none were given (--tests FILE)", "dim")
    asked = f"asked for: {percent} %"
    if record.reference is not Verdict.ACCEPTED:
        return _signed(False, f"own tests refuse the reference, which is right ({asked})")
    shown = f"own tests refuse {record.killed} of {record.mistakes} known mistakes, {record.percent} %"
    return _signed(record.percent >= percent, f"{shown} ({asked})")


def _signed(good: bool, text: str) -> Text:
    return Text(f"{'✓' if good else '✗'} {text}", "green" if good else "red")


def print_result(console: Console, card: Scorecard, left: int) -> None:
    """The level and the arithmetic behind it."""
    result = card.outcome
    console.print(Text.assemble("\n", (printable(card.candidate), "bold"), f", {card.kata}: ", (result.words, "bold")))
    rows = [
        (one.level, one.standing, f"{one.probed} of {one.musts}", f"{one.points} of {one.most}", one.reason)
        for one in result.levels
    ]
    print_table(console, ("level", "standing", "musts probed", "points", "why"), rows)
    if left:
        console.print(Text(f"{left} criteria have no rating yet: they count as not probed.", "yellow"))


def _print_evidence(console: Console, evidence: GradeRecord) -> None:
    """One line on what was graded."""
    accepted = sum(check.verdict is Verdict.ACCEPTED for check in evidence.checks)
    console.print(
        Text.assemble(
            printable(evidence.submission),
            ": ",
            (evidence.verdict, "bold"),
            f", {accepted} of {len(evidence.checks)} checks, code level {evidence.level or 'none'}, "
            f"isolation {evidence.isolation}",
        ),
        soft_wrap=True,
    )


def _growth(check: str, rows: Sequence[Growth]) -> str:
    last = next((row for row in reversed(rows) if row.check == check), None)
    if last is None:
        return ""
    exponent = "" if last.exponent is None else f", growing like n^{last.exponent:.1f}"
    return f" ({last.share:.0%} of the limit at {last.size:,}{exponent})"
