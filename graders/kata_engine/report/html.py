"""A grading as one HTML page: what the terminal shows, kept and printed at the end."""

from kata_engine.grading.events import Event, GradingFinished
from kata_engine.report.console import open_page, to_html
from kata_engine.report.terminal import TerminalReport


class HtmlReport(TerminalReport):
    """Prints the page when the grading has finished."""

    def __init__(self, timings: bool = False) -> None:
        super().__init__(open_page(), timings)

    def show(self, event: Event) -> None:
        """Add to the page; the last event prints it."""
        super().show(event)
        if isinstance(event, GradingFinished):
            print(to_html(self.console))
