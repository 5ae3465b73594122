"""The models of a grader file: what a right answer to a kata does, as frozen values."""

from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from kata_engine.inputs.every import Every
from kata_engine.inputs.shapes import Shape
from kata_engine.outcome import Arguments, Right
from kata_engine.typed import Model
from kata_engine.words import LawName, Level

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Some = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Size = Annotated[int, msgspec.Meta(ge=10)]
WideKind = Literal["corpora", "corpora_with_pairs", "texts_with_alphabets"]


class Case(Model, frozen=True):
    """A fixed call with its right outcomes; the name says why the case exists.

    `keep` says why it stays although another case refuses everything that it refuses.
    """

    name: Name
    level: Level
    call: Arguments
    right: Right
    keep: str = ""


class Wide(Model, frozen=True):
    """So many inputs drawn from one wide kind."""

    make: WideKind
    examples: Some


class Large(Model, frozen=True):
    """One large input of a shape, its answer compared whole."""

    shape: Shape
    size: Size


class OracleCheck(Model, frozen=True):
    """Generated inputs, every answer compared with the oracle's."""

    name: Name
    level: Level
    every: tuple[Every, ...] = ()
    wide: Wide | None = None
    large: tuple[Large, ...] = ()


class Law(Model, frozen=True):
    """A property of every right answer, told in words when it fails."""

    name: Name
    level: Level
    law: LawName
    wide: Wide


class Scaling(Model, frozen=True):
    """A shape whose size grows; CPU time is compared with the reference's at each size.

    `slow_means` says what a submission that is too slow here most likely does. `continued` leaves a doubt at the
    last size to a later check, which takes the same shape to larger ones once others had their say.
    """

    name: Name
    level: Level
    shape: Shape
    slow_means: Annotated[str, msgspec.Meta(min_length=1)]
    sizes: Annotated[tuple[Size, ...], msgspec.Meta(min_length=2)]
    continued: bool = False

    def __post_init__(self) -> None:
        if any(left >= right for left, right in pairwise(self.sizes)):
            raise ValueError("sizes must grow")


class AlsoRight(Model, frozen=True):
    """Where this item of the oracle's answer is null, this exception is right too."""

    where_null: Annotated[int, msgspec.Meta(ge=0)]
    raises: str


class Answers(Model, frozen=True):
    """Where generated inputs get their right answers: a kata's reference (its own if none is named)."""

    reference_of: str | None = None
    also_right: AlsoRight | None = None


class Grader(Model, frozen=True):
    """A whole grader file, in the order of grading."""

    answers: Answers
    examples: tuple[Case, ...]
    oracle: tuple[OracleCheck, ...]
    laws: tuple[Law, ...]
    hidden: tuple[Case, ...]
    scaling: tuple[Scaling, ...]

    @property
    def cases(self) -> tuple[Case, ...]:
        """All fixed cases, the visible ones first."""
        return (*self.examples, *self.hidden)
