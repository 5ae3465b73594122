"""Finds the katas of a checkout: four files with one name each, no index and no registration."""

import difflib
from dataclasses import dataclass
from pathlib import Path

from kata_engine.errors import UsageError


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


def find_root(start: Path) -> Path:
    """The nearest ancestor with katas/ and graders/; raises UsageError."""
    for folder in (start, *start.parents):
        if (folder / "katas").is_dir() and (folder / "graders").is_dir():
            return folder
    raise UsageError(
        f"no katas here: neither {start} nor any folder above it contains katas/ and graders/.\n"
        "The installed package carries only the engine: run `kata` inside a checkout, or name one with --root."
    )


def list_katas(root: Path) -> list[Kata]:
    """Every kata of the checkout, by name."""
    return [Kata(root, path.stem) for path in sorted((root / "katas").glob("*.py"))]


def find_kata(root: Path, name: str) -> Kata:
    """The kata of that name; raises UsageError with the nearest names."""
    names = [kata.name for kata in list_katas(root)]
    if name in names:
        return Kata(root, name)
    near = difflib.get_close_matches(name, names, n=2) or [known for known in names if name and name in known]
    hint = f"did you mean {' or '.join(near)}?" if near else f"there are: {', '.join(names)}"
    raise UsageError(f"no kata is called {name!r}: {hint}")
