"""Examples and hidden cases: one fixed call, its outcome compared with the right ones."""

import builtins
from collections.abc import Iterator
from typing import Any, ClassVar, Self

import msgspec

from kata_engine.calls import Arguments
from kata_engine.grading.check import Check, Name
from kata_engine.grading.context import CheckContext, Examination
from kata_engine.grading.expected import Expected, Raises, Returns
from kata_engine.grading.judge import Failure
from kata_engine.spec.decoding import DecodingError, Model, decode
from kata_engine.spec.level import Level
from kata_engine.spec.reader import NodePath
from kata_engine.spec.signature import Signature, convert


class OutcomeText(Model, frozen=True):
    """One of several right outcomes."""

    returns: Any = msgspec.UNSET
    raises: str | msgspec.UnsetType = msgspec.UNSET


class FixedCallText(Model, frozen=True, kw_only=True):
    """A fixed call as it is written: arguments by name, and one right outcome or several."""

    name: Name
    level: Level
    call: dict[str, Any]
    returns: Any = msgspec.UNSET
    raises: str | msgspec.UnsetType = msgspec.UNSET
    any_of: tuple[OutcomeText, ...] = ()
    keep: str = ""


class FixedCall(Check, frozen=True):
    """A fixed call with its right outcomes; the name says why it exists.

    `keep` says why it stays although another fixed call refuses everything that it refuses.
    """

    call: Arguments
    expected: Expected
    keep: str = ""

    @classmethod
    def get_written_type(cls) -> Any:
        """As people write it, with arguments by name."""
        return FixedCallText

    @classmethod
    def read(cls, item: object, path: NodePath, signature: Signature) -> Self:
        """Turn the values of a written call into the annotated types."""
        text: FixedCallText = decode(FixedCallText, item, path, convert)
        parameters = dict(signature.parameters)
        for name in text.call:
            if name not in parameters:
                known = ", ".join(parameters)
                raise DecodingError((*path, "call", name), f"unknown argument {name!r}; the function takes: {known}")
        for name in parameters:
            if name not in text.call:
                raise DecodingError((*path, "call"), f"the argument {name!r} is missing")
        call = tuple(decode(kind, text.call[name], (*path, "call", name), convert) for name, kind in parameters.items())
        single = OutcomeText(text.returns, text.raises)
        if (single != OutcomeText()) == bool(text.any_of):
            raise DecodingError(path, "one of `returns`, `raises` and `any_of` is needed")
        expected = tuple(_read_outcome(one, path, signature) for one in text.any_of or (single,))
        return cls(text.name, text.level, call, expected, text.keep)

    def run(self, context: CheckContext) -> Examination:
        """Make the call; a failure shows everything."""
        with context.open_worker() as worker:
            (outcome,) = worker.call([self.call])
            return Examination(context.judge.find_failure(self.call, outcome, self.expected), printed=worker.output)

    def make_calls(self) -> Iterator[Arguments]:
        """The one call."""
        yield self.call


class Example(FixedCall, frozen=True):
    """A visible call, which the statement shows as well."""

    section: ClassVar[str] = "examples"
    rank: ClassVar[int] = 10


class HiddenCase(FixedCall, frozen=True):
    """A call whose failure tells its name, and the call itself only when asked to reveal it."""

    section: ClassVar[str] = "hidden"
    rank: ClassVar[int] = 50

    def run(self, context: CheckContext) -> Examination:
        """Make the call; what it was stays hidden."""
        found = super().run(context)
        if found.failure is None or context.options.reveal:
            return found
        cause = "a hidden case: its name says what it is about; --reveal shows the call"
        return Examination(Failure(found.failure.verdict, "", cause, arguments=self.call))


def _read_outcome(text: OutcomeText, path: NodePath, signature: Signature) -> Returns | Raises:
    if (text.returns is msgspec.UNSET) == (text.raises is msgspec.UNSET):
        raise DecodingError(path, "an outcome is either `returns` or `raises`")
    if text.raises is msgspec.UNSET:
        return Returns(decode(signature.returns, text.returns, (*path, "returns"), convert))
    kind = getattr(builtins, str(text.raises), None)
    if not (isinstance(kind, type) and issubclass(kind, BaseException)):
        raise DecodingError((*path, "raises"), f"{text.raises!r} is not a built-in exception")
    return Raises(str(text.raises))
