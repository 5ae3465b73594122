"""What every kind of check is: a model of the grader file that runs itself."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, ClassVar, Self

import msgspec

from kata_engine.calls import Arguments
from kata_engine.grading.context import CheckContext, Examination, Inconclusive
from kata_engine.spec.decoding import Model, decode
from kata_engine.spec.level import Level
from kata_engine.spec.reader import NodePath
from kata_engine.spec.signature import Signature, convert

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class Check(Model, frozen=True):
    """One thing a grader examines. A subclass with a section is a kind of check: that is all it takes to add one.

    `section` is its name in grader files and in results, `rank` its turn in the order of grading, `timed` says
    whether it measures time, `needed` whether every grader has to have one.
    """

    section: ClassVar[str] = ""
    rank: ClassVar[int] = 0
    timed: ClassVar[bool] = False
    needed: ClassVar[bool] = True

    name: Name
    level: Level

    @classmethod
    def get_written_type(cls) -> Any:
        """The type of one item as it stands in the file, for the JSON Schema."""
        return cls

    @classmethod
    def read(cls, item: object, path: NodePath, signature: Signature) -> Self:
        """The check written at a path of the file; raises DecodingError."""
        found: Self = decode(cls, item, path, convert)
        return found

    @classmethod
    def find_problems(cls, checks: Sequence[Self]) -> Iterator[tuple[NodePath, str]]:
        """What is wrong with the checks of one file taken together, each with its path inside the section."""
        yield from ()

    def run(self, context: CheckContext) -> Examination | Inconclusive:
        """Examine the submission; raises LoadFailed and BudgetSpent."""
        raise NotImplementedError

    def make_calls(self) -> Iterator[Arguments]:
        """The calls that one run makes at most, for a benchmark that makes them directly."""
        raise NotImplementedError
