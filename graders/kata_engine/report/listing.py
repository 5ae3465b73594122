"""The table of `kata list`."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table


def print_katas(console: Console, rows: Iterable[tuple[str, str, str, str]]) -> None:
    """Name, levels, what it is about, best result."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("kata", "levels", "your best result", "what it is about"):
        table.add_column(name, no_wrap=name != "what it is about")
    for row in rows:
        table.add_row(*row)
    console.print(table)
