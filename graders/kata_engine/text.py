"""Values and foreign text made fit for a terminal: printable, short, one line."""

WIDTH = 400  # bytes of UTF-8: three values and their words stay under 2 KB


def printable(text: str) -> str:
    """Escape whatever a terminal might obey: control characters, bidirectional marks, surrogates."""
    return "".join(
        letter if letter.isprintable() or letter == "\n" else letter.encode("unicode_escape").decode("ascii")
        for letter in text
    )


def shorten(text: str, width: int = WIDTH) -> str:
    """Cut the middle out of a text of more than `width` bytes, saying how long it was."""
    size = len(text.encode("utf-8", "replace"))
    if size <= width:
        return text
    note = f" … ({len(text):,} characters) … "
    kept = (width - len(note.encode())) * len(text) // size
    return text[: kept - kept // 4] + note + text[len(text) - kept // 4 :]


def one_line(text: str, width: int = WIDTH) -> str:
    """A text from the submission as one short line."""
    return _fit(text, width).replace("\n", "\\n")


def show(value: object, width: int = WIDTH) -> str:
    """The value as Python writes it, printable and no wider than `width`."""
    return _fit(repr(value), width)


def show_call(function: str, arguments: tuple[object, ...], width: int = WIDTH) -> str:
    """A call as one line that can be pasted, unless it had to be shortened."""
    return _fit(f"{function}({', '.join(map(repr, arguments))})", width)


def _fit(text: str, width: int) -> str:
    """Shortened before it is escaped, since escaping looks at each character, and after, since that adds some."""
    return shorten(printable(shorten(text, width)), width)


def indent(text: str, lines: int) -> str:
    """The first lines of a text, each set in by two blanks."""
    parts = text.splitlines()
    more = [f"… ({len(parts) - lines} more lines)"] if len(parts) > lines else []
    return "\n".join("  " + part for part in parts[:lines] + more)
