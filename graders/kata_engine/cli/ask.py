"""Asks for one line: on a terminal with editing, elsewhere as it comes."""

import sys


class Interrupted(KeyboardInterrupt):
    """Ctrl-C, or the end of the terminal, with what had been typed until then."""

    def __init__(self, typed: str) -> None:
        super().__init__()
        self.typed = typed


def ask(prompt: str, typed: str = "") -> str | None:
    """The line, begun with what was `typed` before; None at the end of input. A pasted text keeps its lines.

    Raises Interrupted.
    """
    try:
        if sys.stdin.isatty() and sys.stdout.isatty():
            return _edit(prompt, typed)
        return input(f"{prompt}(Enter keeps: {typed}) " if typed else prompt) or typed
    except EOFError:
        return None


def _edit(prompt: str, typed: str) -> str:
    from prompt_toolkit import PromptSession  # takes a tenth of a second to import

    session: PromptSession[str] = PromptSession()
    try:
        return session.prompt(prompt, default=typed)
    except (KeyboardInterrupt, OSError) as end:  # OSError: the terminal is gone
        raise Interrupted(session.default_buffer.text) from end
