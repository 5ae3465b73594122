"""A call of a kata's function: its arguments, and how it is shown to people."""

from kata_engine.text import fit

Arguments = tuple[object, ...]


def show_call(function: str, arguments: Arguments, width: int | None = None) -> str:
    """A call as one line that can be pasted, unless it had to be shortened to `width` bytes."""
    return fit(f"{function}({', '.join(map(repr, arguments))})", width)
