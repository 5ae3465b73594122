"""Asks for one line in the terminal, with editing where readline is there."""

import contextlib
import sys
from importlib import import_module
from types import ModuleType


def ask(prompt: str, typed: str = "") -> str | None:
    """The line, begun with what was `typed` before; None at the end of input."""
    readline = _readline()
    if readline and typed:
        readline.set_startup_hook(lambda: readline.insert_text(typed))
    try:
        return input(prompt)
    except EOFError:
        return None
    finally:
        if readline:
            readline.set_startup_hook(None)


def interrupted_text() -> str:
    """What had been typed of a line when Ctrl-C ended it."""
    readline = _readline()
    return readline.get_line_buffer().rstrip("\n") if readline else ""


def _readline() -> ModuleType | None:
    """The module, on a terminal that has it."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        with contextlib.suppress(ImportError):
            return import_module("readline")
    return None
