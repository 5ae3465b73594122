"""Asks for one line in the terminal, with editing where readline is there."""

import contextlib
import sys
from importlib import import_module
from types import ModuleType


def ask(prompt: str, typed: str = "") -> str | None:
    """The line, begun with what was `typed` before; None at the end of input. A pasted text keeps its lines."""
    readline = _readline()
    if readline:
        readline.parse_and_bind("set enable-bracketed-paste on")
        readline.set_startup_hook(lambda: readline.insert_text(typed))
    elif typed:
        prompt = f"{prompt}(Enter keeps: {typed}) "
    try:
        text = input(prompt)
    except EOFError:
        return None
    finally:
        if readline:
            readline.set_startup_hook(None)
    return text or ("" if readline else typed)


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
