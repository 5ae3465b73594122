"""The console that reports are drawn on: a terminal, a pipe, or a page kept for HTML; and a line of progress."""

import io
import os
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.status import Status
from rich.text import Text


def is_plain() -> bool:
    """Whether colours are unwanted (https://no-color.org)."""
    return bool(os.environ.get("NO_COLOR"))


def open_console() -> Console:
    """The console of this terminal; plain text in a pipe or where NO_COLOR is set."""
    if is_plain():
        return Console(color_system=None, highlight=False, markup=False)
    return Console(highlight=False, markup=False)


def open_page() -> Console:
    """A console that is written to nowhere, for `to_html`."""
    return Console(record=True, file=io.StringIO(), width=100, highlight=False, markup=False)


def to_html(console: Console) -> str:
    """What was printed on a page, as one HTML document."""
    return console.export_html(inline_styles=True)


class Progress:
    """One changing line that says what is going on; on a terminal only."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._status: Status | None = None
        self._animated = console.is_terminal and not is_plain()

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
        if self._status:
            self._status.stop()
            self._status = None


@contextmanager
def show_progress(console: Console) -> Iterator[Progress]:
    """A line of progress that is taken away at the end, whatever happens."""
    progress = Progress(console)
    try:
        yield progress
    finally:
        progress.stop()
