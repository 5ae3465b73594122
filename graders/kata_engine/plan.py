"""What a grading is about: the submission, how to grade it, and the checks in their order."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kata_engine.catalog import Package
from kata_engine.checks.bench import TimedInputs
from kata_engine.process import Limits
from kata_engine.words import Kind, Level

BUDGET = 20.0  # seconds of wall time after which a grading that met a time-out or a crash skips the rest


@dataclass(frozen=True)
class Submission:
    """A candidate's file, read once: every check grades the same bytes."""

    path: Path
    source: bytes


@dataclass(frozen=True)
class Options:
    """How to grade: the seed that replays it, whether hidden calls are shown, the budget in seconds, the limits.

    `shrink` says whether a failing generated call is made as small as possible, for somebody to read;
    `confirm` whether a time far over the limit is measured once more before it refuses; `timed_inputs` keeps
    them with what the reference took, for whoever grades many with one seed.
    """

    seed: int = field(default_factory=lambda: secrets.randbits(48))
    reveal: bool = False
    budget: float = BUDGET
    shrink: bool = True
    confirm: bool = True
    timed_inputs: TimedInputs = None
    limits: Limits = field(default_factory=Limits)


@dataclass(frozen=True)
class Check:
    """One thing a grader examines, ready to be run."""

    kind: Kind
    name: str
    level: Level
    item: Any


def checks_of(package: Package) -> list[Check]:
    """Every check of a kata in the order of grading."""
    return [Check(kind, item.name, item.level, item) for kind in Kind for item in getattr(package.grader, kind.value)]
