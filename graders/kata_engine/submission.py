"""Reads a candidate's file once, and finds the kata it belongs to without parsing or running it."""

import re
import stat
from pathlib import Path

from kata_engine.catalog import Kata, UsageProblem, katas, open_kata
from kata_engine.plan import Submission
from kata_engine.reader import DataProblem

MAX_BYTES = 1 << 20


def read_submission(path: Path) -> Submission:
    """The file's bytes; raises UsageProblem where there is no such readable file."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise UsageProblem(f"{path} is a folder: name the file in it, {path}/….py")
        if not stat.S_ISREG(mode):
            raise UsageProblem(f"{path} is no ordinary file")
        with path.open("rb") as file:
            source = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise UsageProblem(f"no such file: {path}{_near(path)}") from None
    except OSError as error:
        raise UsageProblem(f"{path} cannot be read: {error.strerror}") from None
    if len(source) > MAX_BYTES:
        raise UsageProblem(f"{path} is larger than {MAX_BYTES:,} bytes: that is no kata submission")
    return Submission(path, source)


def kata_of(submission: Submission, root: Path) -> Kata:
    """The kata whose function the file defines, or whose name the file has; raises UsageProblem."""
    source = submission.source.decode("utf-8", "replace")
    known = katas(root)
    named = [kata for kata in known if kata.name == submission.path.stem]
    defined = [kata for kata in known if _defines(source, _function(kata))]
    for found in (named, defined):
        if len(found) == 1:
            return found[0]
    names = ", ".join(kata.name for kata in known)
    raise UsageProblem(
        f"{submission.path} could belong to any kata: name one of {names} (its graders/….yaml for pytest)"
    )


def _function(kata: Kata) -> str:
    """The name a kata asks for; a kata that cannot be read asks for none."""
    try:
        return open_kata(kata).signature.name
    except DataProblem:
        return "-"


def _defines(source: str, name: str) -> bool:
    pattern = rf"^[ \t]*((async[ \t]+)?(def|class)[ \t]+{name}\b|{name}[ \t]*[:=])"
    return re.search(pattern, source, re.MULTILINE) is not None


def _near(path: Path) -> str:
    import difflib

    try:
        names = [one.name for one in path.parent.iterdir() if one.suffix == ".py"]
    except OSError:
        return f" (and no folder {path.parent})"
    near = difflib.get_close_matches(path.name, names, n=1)
    return f"; did you mean {path.parent / near[0]}?" if near else ""
