"""The exceptions of the harness: one base class, and those that several rooms raise or catch."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager


class KataError(Exception):
    """The base class of every exception that this package defines for the judge's side."""


class UsageError(KataError, ValueError):
    """What the user asked for is not available; the text says what to do instead."""


class DataError(KataError, ValueError):
    """What is wrong with a data file, each problem a line `path:line: …` that says what to do."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class InputError(DataError):
    """The same for a file that the user named: the project's own data is not at fault."""


class IsolationError(KataError):
    """Workers are locked in less than was required."""


@contextmanager
def blame_user_file() -> Iterator[None]:
    """Turn a DataError raised inside into an InputError."""
    try:
        yield
    except DataError as problem:
        raise InputError(problem.problems) from None
