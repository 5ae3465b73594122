"""The library of a kata: submissions kept to test its grader, each in a folder that promises its verdict."""

import ast
from dataclasses import dataclass
from pathlib import Path

from kata_engine.spec.catalog import Kata
from kata_engine.verdicts import Verdict

HOSTILE = "hostile"
MISTAKE_VERDICTS = (Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR)


@dataclass(frozen=True)
class KnownSubmission:
    """A submission whose verdict is known; a hostile one may get any verdict but accepted."""

    path: Path
    expected_verdict: str
    source: bytes

    @property
    def name(self) -> str:
        """Folder and file, as people call it."""
        return f"{self.expected_verdict}/{self.path.stem}"

    @property
    def summary(self) -> str:
        """The first line of its docstring: what it does, in a candidate's words."""
        return (ast.get_docstring(ast.parse(self.source)) or self.path.stem).partition("\n")[0]

    def matches(self, verdict: Verdict) -> bool:
        """Whether a verdict is the one that the folder promises."""
        return verdict is not Verdict.ACCEPTED if self.expected_verdict == HOSTILE else verdict == self.expected_verdict


def read_library(kata: Kata) -> list[KnownSubmission]:
    """All submissions of the library, by folder and name."""
    return [KnownSubmission(path, path.parent.name, path.read_bytes()) for path in sorted(kata.library.glob("*/*.py"))]


def read_mistakes(kata: Kata) -> list[KnownSubmission]:
    """Those that are known to be wrong."""
    return [known for known in read_library(kata) if known.expected_verdict in MISTAKE_VERDICTS]
