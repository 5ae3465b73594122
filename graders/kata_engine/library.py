"""The library of a kata: submissions kept to test its grader, each in a folder that promises its verdict."""

import ast
from dataclasses import dataclass
from pathlib import Path

from kata_engine.catalog import Kata
from kata_engine.words import Verdict

HOSTILE = "hostile"
MISTAKES = (Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR)


@dataclass(frozen=True)
class Known:
    """A submission whose verdict is known; a hostile one promises any verdict but accepted."""

    path: Path
    promise: str
    source: bytes

    @property
    def name(self) -> str:
        """Folder and file, as people call it."""
        return f"{self.promise}/{self.path.stem}"

    @property
    def says(self) -> str:
        """The first line of its docstring: what it does, in a candidate's words."""
        return (ast.get_docstring(ast.parse(self.source)) or self.path.stem).partition("\n")[0]

    def kept_by(self, verdict: Verdict) -> bool:
        """Whether a verdict keeps the promise of the folder."""
        return verdict is not Verdict.ACCEPTED if self.promise == HOSTILE else verdict == self.promise


def library(kata: Kata) -> list[Known]:
    """All submissions of the library, by folder and name."""
    return [Known(path, path.parent.name, path.read_bytes()) for path in sorted(kata.library.glob("*/*.py"))]


def mistakes(kata: Kata) -> list[Known]:
    """Those that are known to be wrong."""
    return [known for known in library(kata) if known.promise in MISTAKES]
