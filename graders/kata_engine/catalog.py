"""Finds the katas of a checkout: four files with one name each, no index and no registration."""

import difflib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from kata_engine.grader import Grader
from kata_engine.grader_file import read_grader
from kata_engine.reader import DataProblem
from kata_engine.signature import Signature, SignatureProblem, read_signature


class UsageProblem(ValueError):
    """What the user asked for cannot be had; the text says what to do instead."""


@dataclass(frozen=True)
class Kata:
    """The files of one kata, found by its name."""

    root: Path
    name: str

    @property
    def stub(self) -> Path:
        """The statement, and where a candidate starts."""
        return self.root / "katas" / f"{self.name}.py"

    @property
    def reference(self) -> Path:
        """Our solution."""
        return self.root / "solutions" / f"{self.name}.py"

    @property
    def grader(self) -> Path:
        """What a right answer does."""
        return self.root / "graders" / f"{self.name}.yaml"

    @property
    def rubric(self) -> Path:
        """What an interviewer looks for."""
        return self.root / "rubrics" / f"{self.name}.yaml"

    @property
    def library(self) -> Path:
        """Other submissions, in folders that promise their verdicts."""
        return self.root / "solutions" / self.name

    @property
    def attempt(self) -> Path:
        """Where `kata start` puts a fresh copy of the stub."""
        return self.root / "attempts" / f"{self.name}.py"


@dataclass(frozen=True)
class Package:
    """A kata read and checked: all that grading needs; the digest is over statement, reference and grader."""

    kata: Kata
    signature: Signature
    grader: Grader
    reference: bytes
    digest: str


def find_root(start: Path) -> Path:
    """The nearest ancestor with katas/ and graders/; raises UsageProblem."""
    for folder in (start, *start.parents):
        if (folder / "katas").is_dir() and (folder / "graders").is_dir():
            return folder
    raise UsageProblem(
        f"no katas here: neither {start} nor a folder above it holds katas/ and graders/.\n"
        "The installed package carries only the engine: run `kata` inside a checkout, or name one with --root."
    )


def katas(root: Path) -> list[Kata]:
    """Every kata of the checkout, by name."""
    return [Kata(root, path.stem) for path in sorted((root / "katas").glob("*.py"))]


def find_kata(root: Path, name: str) -> Kata:
    """The kata of that name; raises UsageProblem with the nearest names."""
    names = [kata.name for kata in katas(root)]
    if name in names:
        return Kata(root, name)
    near = difflib.get_close_matches(name, names, n=2) or [known for known in names if name and name in known]
    hint = f"did you mean {' or '.join(near)}?" if near else f"there are: {', '.join(names)}"
    raise UsageProblem(f"no kata is called {name!r}: {hint}")


def open_kata(kata: Kata) -> Package:
    """Read a kata's files; raises DataProblem where one is missing or wrong."""
    for path in (kata.reference, kata.grader):
        if not path.is_file():
            raise DataProblem([f"{path.relative_to(kata.root)}:1: the kata {kata.name} needs this file"])
    source = kata.reference.read_bytes()
    try:
        signature = read_signature(source.decode("utf-8"), f"solutions/{kata.name}.py")
    except SignatureProblem as problem:
        raise DataProblem([str(problem)]) from None
    grader = read_grader(kata.grader, f"graders/{kata.name}.yaml", signature)
    parts = (kata.stub.read_bytes(), source, kata.grader.read_bytes())
    digest = sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()
    return Package(kata, signature, grader, source, digest)
