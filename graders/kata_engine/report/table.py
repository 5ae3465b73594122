"""A plain table on a console."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table


def print_table(console: Console, header: Sequence[str], rows: Iterable[Sequence[str]], title: str = "") -> None:
    """The last column takes what room is left; the others are never wrapped."""
    table = Table(box=None, pad_edge=False, header_style="bold", title=title or None, title_justify="left")
    for number, name in enumerate(header, 1):
        table.add_column(name, no_wrap=number < len(header))
    for row in rows:
        table.add_row(*row)
    console.print(table)
