"""The screens of scoring: one criterion at a time, what was measured of it, and how the card stands."""

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
    """The criterion at hand with its evidence, and the rating it has so far."""
    criterion = session.current
    assert criterion
    if console.is_terminal and not plain():
        console.clear()
    count = len(session.rubric.criteria)
    console.print(Text(f"{card.candidate}, {card.kata}: criterion {session.place + 1} of {count}", "dim"))
    print_criterion(console, criterion)
    for text, style in measured(criterion.evidence, card.evidence, card.own_tests):
        console.print(Text(f"  {text}", style), soft_wrap=True)
    if line := session.lines.get(criterion.id):
        said = line.quote or line.asked
        console.print(Text(f"\nrated {line.rating}{f': {said}' if said else ''}", "bold"), soft_wrap=True)
    console.print(Text(f"\n{CHOICES}"))


def measured(bears: Bearing, evidence: GradeRecord | None, own_tests: OwnTestsRecord | None) -> list[tuple[str, str]]:
    """What the harness found of the checks that a criterion names, each with a style."""
    found = []
    for check in evidence.checks if evidence else ():
        if check.name in bears.checks:
            good = check.verdict is Verdict.ACCEPTED
            rows = [row for row in evidence.growth if row.check == check.name] if evidence else []
            found.append(
                (f"{'✓' if good else '✗'} {check.name}: {check.verdict}{_growth(rows)}", "green" if good else "red")
            )
    if bears.own_tests and own_tests:
        asked = f"asked for: {bears.own_tests} %"
        if own_tests.reference is not Verdict.ACCEPTED:
            found.append((f"✗ own tests refuse the reference, which is right ({asked})", "red"))
        else:
            good = own_tests.percent >= bears.own_tests
            shown = f"own tests refuse {own_tests.killed} of {own_tests.mistakes} known mistakes, {own_tests.percent} %"
            found.append((f"{'✓' if good else '✗'} {shown} ({asked})", "green" if good else "red"))
    elif bears.own_tests:
        found.append(("own tests: none were given (--tests FILE)", "dim"))
    return found


def print_result(console: Console, card: Scorecard, left: int) -> None:
    """The level and the arithmetic behind it."""
    result = card.outcome
    console.print(Text.assemble("\n", (card.candidate, "bold"), f", {card.kata}: ", (result.words, "bold")))
    rows = [
        (one.level, one.standing, f"{one.probed} of {one.musts}", f"{one.points} of {one.most}", one.reason)
        for one in result.levels
    ]
    print_table(console, ("level", "standing", "musts probed", "points", "why"), rows)
    if left:
        console.print(Text(f"{left} criteria have no rating yet: they count as not probed.", "yellow"))


def print_evidence(console: Console, evidence: GradeRecord) -> None:
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


def _growth(rows: list[Growth]) -> str:
    if not rows:
        return ""
    last = rows[-1]
    exponent = "" if last.exponent is None else f", growing like n^{last.exponent:.1f}"
    return f" ({last.share:.0%} of the limit at {last.size:,}{exponent})"
