"""Asks for one line: on a terminal with editing, elsewhere as it comes."""

import sys
from collections.abc import Callable


def ask(prompt: str, typed: str = "", keep: Callable[[str], object] = str) -> str | None:
    """The line, begun with what was `typed` before; None at the end of input. A pasted text keeps its lines.

    Whatever interrupts it, `keep` is given what had been typed until then.
    """
    try:
        if sys.stdin.isatty() and sys.stdout.isatty():
            return _edit(prompt, typed, keep)
        return input(f"{prompt}(Enter keeps: {typed}) " if typed else prompt) or typed
    except EOFError:
        return None


def _edit(prompt: str, typed: str, keep: Callable[[str], object]) -> str:
    from prompt_toolkit import PromptSession  # takes a tenth of a second to import

    session: PromptSession[str] = PromptSession()
    try:
        return session.prompt(prompt, default=typed)
    except OSError:  # the terminal is gone
        keep(session.default_buffer.text)
        raise KeyboardInterrupt from None
    except BaseException:
        keep(session.default_buffer.text)
        raise
