"""Drawn bytes read as small numbers, from which wide inputs are made."""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


class Tape:
    """Drawn bytes, read as small numbers; past the end it reads 0, so that shorter means simpler.

    Hypothesis draws and shrinks the bytes. One draw an input takes a tenth of the time of one a character.
    """

    def __init__(self, data: bytes) -> None:
        self._numbers = iter(data)

    def below(self, limit: int) -> int:
        """The next number, from 0 to `limit` - 1."""
        return next(self._numbers, 0) % limit

    def one_of(self, items: Sequence[Item]) -> Item:
        """One of the items; the first is the simplest."""
        return items[self.below(len(items))]

    def chance(self, one_in: int) -> bool:
        """Whether something rare happens; never past the end."""
        return self.below(one_in) == one_in - 1
