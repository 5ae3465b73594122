"""Values and foreign text made fit for a terminal: printable, short, on one line."""

WIDTH = 400  # bytes of UTF-8: three values and their labels stay under 2 KB


def escape(text: str) -> str:
    """Escape whatever a terminal might obey: control characters, bidirectional marks, surrogates."""
    return "".join(
        letter if letter.isprintable() or letter == "\n" else letter.encode("unicode_escape").decode("ascii")
        for letter in text
    )


def shorten(text: str, width: int = WIDTH) -> str:
    """Cut the middle out of a text of more than `width` bytes, and say how long it was."""
    size = len(text.encode("utf-8", "replace"))
    if size <= width:
        return text
    note = f" … ({len(text):,} characters) … "
    kept = (width - len(note.encode())) * len(text) // size
    return text[: kept - kept // 4] + note + text[len(text) - kept // 4 :]


def fit(text: str, width: int | None = None) -> str:
    """The text escaped and no longer than `width` bytes."""
    width = width or WIDTH
    # Shortened first, since escaping looks at every character, and again, since escaping lengthens.
    return shorten(escape(shorten(text, width)), width)


def flatten(text: str, width: int = WIDTH) -> str:
    """A text from the submission as one short line."""
    return fit(text, width).replace("\n", "\\n")


def show(value: object, width: int = WIDTH) -> str:
    """The value as Python writes it, printable and no wider than `width`."""
    return fit(repr(value), width)


def indent(text: str, lines: int) -> str:
    """The first so many lines of a text, each indented by two spaces."""
    parts = text.splitlines()
    more = [f"… ({len(parts) - lines} more lines)"] if len(parts) > lines else []
    return "\n".join("  " + part for part in parts[:lines] + more)
