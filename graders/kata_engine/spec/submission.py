"""Reads a candidate's file once, and finds the kata it belongs to without running it."""

import difflib
import re
import stat
from dataclasses import dataclass
from pathlib import Path

from kata_engine.errors import UsageError
from kata_engine.spec.catalog import Kata, list_katas
from kata_engine.spec.signature import SignatureError, read_signature

MAX_BYTES = 1 << 20


@dataclass(frozen=True)
class Submission:
    """A candidate's file, read once: every check grades the same bytes."""

    path: Path
    source: bytes


def read_submission(path: Path) -> Submission:
    """The file's bytes; raises UsageError where there is no such readable file."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise UsageError(f"{path} is a folder: name the file in it, {path}/….py")
        if not stat.S_ISREG(mode):
            raise UsageError(f"{path} is not a regular file")
        with path.open("rb") as file:
            source = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise UsageError(f"no such file: {path}{_suggest(path)}") from None
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}") from None
    if len(source) > MAX_BYTES:
        raise UsageError(f"{path} is larger than {MAX_BYTES:,} bytes: that is not a kata submission")
    return Submission(path, source)


def find_kata_of(submission: Submission, root: Path) -> Kata:
    """The kata whose function the file defines, or whose name the file has; raises UsageError."""
    source = submission.source.decode("utf-8", "replace")
    known = list_katas(root)
    named = [kata for kata in known if kata.name == submission.path.stem]
    defined = [kata for kata in known if _defines(source, _read_function_name(kata))]
    for found in (named, defined):
        if len(found) == 1:
            return found[0]
    names = ", ".join(kata.name for kata in known)
    raise UsageError(
        f"{submission.path} does not show which kata it is for: name one of {names} (for pytest, its graders/….yaml)"
    )


def _read_function_name(kata: Kata) -> str:
    """The name that a kata asks for; a kata that cannot be read asks for none."""
    try:
        return read_signature(kata.stub.read_text("utf-8"), kata.stub.name).name
    except (OSError, UnicodeDecodeError, SignatureError):
        return "-"


def _defines(source: str, name: str) -> bool:
    pattern = rf"^[ \t]*((async[ \t]+)?(def|class)[ \t]+{name}\b|{name}[ \t]*[:=])"
    return re.search(pattern, source, re.MULTILINE) is not None


def _suggest(path: Path) -> str:
    try:
        names = [one.name for one in path.parent.iterdir() if one.suffix == ".py"]
    except OSError:
        return f" (and no folder {path.parent})"
    near = difflib.get_close_matches(path.name, names, n=1)
    return f"; did you mean {path.parent / near[0]}?" if near else ""
