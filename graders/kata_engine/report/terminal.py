"""A grading as a candidate reads it: one line per check, the first failure in full, what to do next."""

import time
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kata_engine.grading.events import CheckFinished, CheckStarted, Event, GradingFinished, GradingStarted
from kata_engine.grading.result import CheckResult, Grade, Growth
from kata_engine.report.console import Progress
from kata_engine.report.table import print_table
from kata_engine.text import indent, shorten
from kata_engine.verdicts import Verdict

STYLES = {Verdict.ACCEPTED: "green", Verdict.SKIPPED: "yellow", Verdict.NOT_ATTEMPTED: "yellow"}
MESSAGE_LINES = 14
OUTPUT_LINES = 4
KIND_WIDTH = 13


class ProgressReport:
    """Shows which check is running, on a terminal, and leaves nothing behind."""

    def __init__(self, console: Console) -> None:
        self._progress = Progress(console)

    def show(self, event: Event) -> None:
        """Tell what is going on."""
        match event:
            case GradingStarted():
                self._progress(f"{event.kata}: {event.submission}")
            case CheckStarted():
                self._progress(f"{event.kind}: {event.name}")

    def close(self) -> None:
        """Take the line away."""
        self._progress.stop()


class TerminalReport(ProgressReport):
    """Prints one grading while it goes on; with `timings`, where the wall time went."""

    def __init__(self, console: Console, timings: bool = False) -> None:
        super().__init__(console)
        self.console = console
        self._timings = timings
        self._start = time.monotonic()
        self._failed = False

    def show(self, event: Event) -> None:
        """Print what an event adds."""
        match event:
            case GradingStarted():
                self._print_head(event)
            case CheckStarted():
                super().show(event)
            case CheckFinished():
                self._print_check(event.result)
            case GradingFinished():
                self.close()
                self._print_grade(event.grade)
                if self._timings:
                    self._print_timings(event.grade.checks, time.monotonic() - self._start)

    def _print_head(self, started: GradingStarted) -> None:
        """What is graded, and what it takes to do the same again."""
        detail = f"seed {started.seed}  isolation {started.isolation}"
        self._print(Text.assemble((started.kata, "bold"), f"  {started.submission}  ", (detail, "dim")))

    def _print_check(self, result: CheckResult) -> None:
        """One line; the first failure shows its call at once."""
        accepted = result.verdict is Verdict.ACCEPTED
        style = STYLES.get(result.verdict, "red")
        line = Text.assemble(
            ("✓ " if accepted else "✗ ", style),
            f"{result.level} {result.kind:<{KIND_WIDTH}} {result.name}",
            (f"  {result.seconds:.2f} s" if result.seconds >= 0.5 else "", "dim"),
            ("" if accepted else f"  {result.verdict}", style),
        )
        self._print(line)
        if not accepted and not self._failed:
            self._failed = True
            self._print(Text("    " + shorten(result.message.partition("\n")[0], 150), "dim"))

    def _print_grade(self, grade: Grade) -> None:
        """The first failure in full, the summary, and what to do next."""
        self._print(Text())
        failure = next((one for one in grade.checks if one.verdict is grade.verdict), None)
        if failure and grade.verdict is not Verdict.ACCEPTED:
            self._print_failure(failure, [row for row in grade.growth if row.check == failure.name])
        elif grade.growth:
            self._print_growth(_take_largest(grade.growth), "growth at the largest size of each shape")
        count = sum(one.verdict is Verdict.ACCEPTED for one in grade.checks)
        seconds = sum(one.seconds for one in grade.checks)
        self._print(
            Text.assemble(
                (grade.verdict, f"bold {STYLES.get(grade.verdict, 'red')}"),
                f"  level {grade.level or 'none yet'}  {count} of {len(grade.checks)} checks accepted  {seconds:.1f} s",
            )
        )
        self._print(Text(_describe_next_step(grade)))

    def _print_timings(self, results: Iterable[CheckResult], wall_seconds: float) -> None:
        """Where the wall time went, the costliest check first."""
        spent = [(one.seconds, f"{one.kind}: {one.name}") for one in results]
        spent.append((wall_seconds - sum(seconds for seconds, _ in spent), "starting, naming the mistake, printing"))
        rows = [(f"{seconds:.2f}", f"{seconds / wall_seconds:.0%}", what) for seconds, what in sorted(spent)[::-1]]
        print_table(self.console, ("seconds", "share", f"where {wall_seconds:.2f} s went"), rows)

    def _print_failure(self, result: CheckResult, growth: list[Growth]) -> None:
        style = STYLES.get(result.verdict, "red")
        self._print(Text.assemble((result.verdict, f"bold {style}"), f" in {result.kind}: {result.name}"))
        self._print(Text(indent(result.message, MESSAGE_LINES)))
        if len(growth) > 1:
            self._print_growth(growth, "CPU seconds as the input grows")
        if result.printed:
            self._print(Text("it printed", "dim"))
            self._print(Text(indent(shorten(result.printed, 400), OUTPUT_LINES), "dim"))
        self._print(Text())

    def _print_growth(self, rows: Iterable[Growth], title: str) -> None:
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

    def _print(self, text: Text) -> None:
        self.console.print(text, soft_wrap=True)


def _take_largest(growth: tuple[Growth, ...]) -> list[Growth]:
    return list({row.check: row for row in growth}.values())


def _describe_next_step(grade: Grade) -> str:
    match grade.verdict:
        case Verdict.ACCEPTED:
            asked = f"as `kata rubric {grade.kata}` asks"
            return f"Everything is accepted. Next: explain what it costs and how you would test it, {asked}."
        case Verdict.NOT_ATTEMPTED:
            return f"Not attempted yet: read `kata show {grade.kata}`, begin with `kata start {grade.kata}`."
        case Verdict.JUDGE_ERROR:
            return f"This is the harness's fault, not yours. To run the same inputs again: {grade.replay}"
        case _:
            return f"To run the same inputs again: {grade.replay}"
