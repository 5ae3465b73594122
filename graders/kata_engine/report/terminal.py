"""A grading as a candidate reads it: a line a check, the first failure in full, what to do next."""

import io
import os
from collections.abc import Iterable

from rich.console import Console
from rich.status import Status
from rich.table import Table
from rich.text import Text

from kata_engine.finding import Finding, Growth
from kata_engine.grade import Grade
from kata_engine.plan import Check
from kata_engine.report.table import print_table
from kata_engine.text import indent, printable, shorten
from kata_engine.watched import Watcher
from kata_engine.words import Isolation, Verdict

STYLES = {Verdict.ACCEPTED: "green", Verdict.SKIPPED: "yellow", Verdict.NOT_ATTEMPTED: "yellow"}
MESSAGE_LINES = 14
OUTPUT_LINES = 4


def plain() -> bool:
    """Whether colours are unwanted (https://no-color.org)."""
    return bool(os.environ.get("NO_COLOR"))


def terminal() -> Console:
    """The console of this terminal; plain text in a pipe or where NO_COLOR is set."""
    if plain():
        return Console(color_system=None, highlight=False, markup=False)
    return Console(highlight=False, markup=False)


def page() -> Console:
    """A console that is written to nowhere, for `to_html`."""
    return Console(record=True, file=io.StringIO(), width=100, highlight=False, markup=False)


def to_html(console: Console) -> str:
    """What was printed on a `page`, as one HTML document."""
    return console.export_html(inline_styles=True)


class Progress:
    """One changing line that says what is going on; on a terminal only."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._status: Status | None = None
        self._animated = console.is_terminal and not plain()

    def __call__(self, text: str) -> None:
        """Show another text."""
        if not self._animated:
            return
        if self._status is None:
            self._status = self._console.status(Text(text))
            self._status.start()
        else:
            self._status.update(Text(text))

    def stop(self) -> None:
        """Take the line away."""
        if self._status is not None:
            self._status.stop()
            self._status = None


class GradeProgress(Watcher):
    """Shows how far a grading is, and nothing else."""

    def __init__(self, console: Console) -> None:
        self._progress = Progress(console)

    def start(self, kata: str, submission: str, seed: int, isolation: Isolation) -> None:
        """What is graded."""
        self._progress(f"{kata}: {printable(submission)}")

    def checking(self, check: Check) -> None:
        """Which check is run."""
        self._progress(f"{check.kind}: {check.name}")

    def stop(self) -> None:
        """Take the line away."""
        self._progress.stop()


class GradeReport(Watcher):
    """Prints one grading while it goes on."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self._progress = Progress(console)
        self._failed = False

    def start(self, kata: str, submission: str, seed: int, isolation: Isolation) -> None:
        """The head line: what is graded, and what it takes to do the same again."""
        self._line(
            Text.assemble(
                (kata, "bold"), f"  {printable(submission)}  ", (f"seed {seed}  isolation {isolation}", "dim")
            )
        )

    def checking(self, check: Check) -> None:
        """Progress, on a terminal only."""
        self._progress(f"{check.kind}: {check.name}")

    def finding(self, finding: Finding) -> None:
        """One line a check; the first failure shows its call at once."""
        accepted = finding.verdict is Verdict.ACCEPTED
        style = STYLES.get(finding.verdict, "red")
        line = Text.assemble(
            ("✓ " if accepted else "✗ ", style),
            f"{finding.level} {finding.kind:<8} {finding.name}",
            (f"  {finding.seconds:.2f} s" if finding.seconds >= 0.5 else "", "dim"),
            ("" if accepted else f"  {finding.verdict}", style),
        )
        self._line(line)
        if not accepted and not self._failed:
            self._failed = True
            self._line(Text("    " + shorten(finding.message.partition("\n")[0], 150), "dim"))

    def stop(self) -> None:
        """End the progress display."""
        self._progress.stop()

    def grade(self, grade: Grade, again: str) -> None:
        """The first failure in full, the sum, and what to do next; `again` is the command to replay."""
        self.stop()
        self._line(Text())
        failure = next((one for one in grade.checks if one.verdict is not Verdict.ACCEPTED), None)
        if failure:
            self._failure(failure)
        elif grade.growth:
            self._growth(_largest(grade.growth), "growth at the largest size of each shape")
        count = sum(one.verdict is Verdict.ACCEPTED for one in grade.checks)
        seconds = sum(one.seconds for one in grade.checks)
        self._line(
            Text.assemble(
                (grade.verdict, f"bold {STYLES.get(grade.verdict, 'red')}"),
                f"  level {grade.level or 'none yet'}  {count} of {len(grade.checks)} checks accepted  {seconds:.1f} s",
            )
        )
        self._line(Text(_next_step(grade, again)))

    def timings(self, findings: Iterable[Finding], wall_seconds: float) -> None:
        """Where the wall time of a grading went, the costliest check first."""
        spent = [(one.seconds, f"{one.kind}: {one.name}") for one in findings]
        spent.append((wall_seconds - sum(seconds for seconds, _ in spent), "starting, naming the mistake, printing"))
        rows = [(f"{seconds:.2f}", f"{seconds / wall_seconds:.0%}", what) for seconds, what in sorted(spent)[::-1]]
        print_table(self.console, ("seconds", "share", f"where {wall_seconds:.2f} s went"), rows)

    def _failure(self, finding: Finding) -> None:
        style = STYLES.get(finding.verdict, "red")
        self._line(Text.assemble((finding.verdict, f"bold {style}"), f" in {finding.kind}: {finding.name}"))
        self._line(Text(indent(finding.message, MESSAGE_LINES)))
        if len(finding.growth) > 1:
            self._growth(finding.growth, "CPU seconds as the input grows")
        if finding.output:
            self._line(Text("it printed", "dim"))
            self._line(Text(indent(shorten(printable(finding.output), 400), OUTPUT_LINES), "dim"))
        self._line(Text())

    def _growth(self, rows: Iterable[Growth], title: str) -> None:
        table = Table(title=title, title_justify="left", title_style="dim", box=None, pad_edge=True)
        for name in ("size", "yours", "reference", "ratio", "exponent"):
            table.add_column(name, justify="right", no_wrap=True, min_width=max(len(name), 7))
        table.add_column("shape", overflow="ellipsis", no_wrap=True)
        for row in rows:
            exponent = "" if row.exponent is None else f"{row.exponent:.1f}"
            more = "" if row.finished else ">"
            ratio = "" if row.ratio is None else f"{row.ratio:.1f}"
            times = (f"{more}{row.yours:.4f}", f"{row.reference:.4f}", ratio, exponent)
            table.add_row(f"{row.size:,}", *times, row.check)
        self.console.print(table)

    def _line(self, text: Text) -> None:
        self.console.print(text, soft_wrap=True)


def _largest(growth: tuple[Growth, ...]) -> list[Growth]:
    return list({row.check: row for row in growth}.values())


def _next_step(grade: Grade, again: str) -> str:
    match grade.verdict:
        case Verdict.ACCEPTED:
            return f"All accepted. Next: say what it costs and how you test it, as `kata rubric {grade.kata}` asks."
        case Verdict.NOT_ATTEMPTED:
            return f"Not attempted yet: read `kata show {grade.kata}`, begin with `kata start {grade.kata}`."
        case Verdict.JUDGE_ERROR:
            return f"This is the harness's fault, not yours. The same again: {again}"
        case _:
            return f"The same inputs again: {again}"
