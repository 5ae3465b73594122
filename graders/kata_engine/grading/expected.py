"""What a right call does: it returns one of some values, or raises one of some exceptions."""

from collections.abc import Callable
from dataclasses import dataclass

from kata_engine.calls import Arguments


@dataclass(frozen=True)
class Returns:
    """A right outcome: this value, type for type."""

    value: object


@dataclass(frozen=True)
class Raises:
    """A right outcome: this built-in exception, or one derived from it."""

    exception: str


Expected = tuple[Returns | Raises, ...]
Oracle = Callable[[Arguments], Expected]
