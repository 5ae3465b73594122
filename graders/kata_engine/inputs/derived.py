"""Inputs derived from constants: those of a fixed dictionary, and those that a submission's author had in mind."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from kata_engine.calls import Arguments
from kata_engine.inputs.derived_corpora import (
    Derived,
    corpora_of_landmarks,
    corpora_of_number,
    corpora_of_pair,
    corpora_of_separator,
)
from kata_engine.inputs.derived_texts import texts_of_landmarks, texts_of_number, texts_of_pair, texts_of_separator
from kata_engine.inputs.dictionary import ALIKE, SEPARATORS

MOST_ITEMS = 3_000_000  # tokens or characters of all inputs that numbers give
MOST_TEXTS, MOST_NUMBERS = 24, 16


@lru_cache(maxsize=1)
def derive_from_dictionary(kind: str) -> list[Arguments]:
    """Inputs for each separator, for each two tokens that are alike, and large ones; kept, as several checks use it."""
    separator, pair, _, landmarks = MAKERS[kind]
    found = [arguments for text in SEPARATORS for arguments in separator(text)]
    found += [arguments for one, other in ALIKE for arguments in pair(one, other)]
    return found + list(landmarks())


def derive_from_constants(kind: str, numbers: Sequence[int], texts: Sequence[str], longest: int) -> list[Arguments]:
    """Inputs for these constants, cheap ones first; the largest numbers have to share what is left."""
    separator, pair, number, _ = MAKERS[kind]
    found = [arguments for text in texts[:MOST_TEXTS] for arguments in separator(text)]
    found += [arguments for one, other in pairwise(texts[:MOST_TEXTS]) for arguments in pair(one, other)]
    spent = 0
    for value in sorted(numbers)[:MOST_NUMBERS]:
        for arguments in number(value, longest):
            size = count_items(arguments)
            if spent + size <= MOST_ITEMS:
                spent += size
                found.append(arguments)
    return found


def count_items(arguments: Arguments) -> int:
    """How large an input is: tokens of a corpus, characters of a text, entries of an alphabet, letters of tokens."""
    return sum(map(_count, arguments))


def _count(value: object) -> int:
    if isinstance(value, str):
        return len(value)
    assert isinstance(value, list | tuple)
    return sum(1 + len(item) // 8 if isinstance(item, str) else _count(item) for item in value)


def _without_pairs(corpora: Iterable[Derived]) -> Iterator[Arguments]:
    for corpus, _ in corpora:
        yield (corpus,)


def _with_pairs(corpora: Iterable[Derived]) -> Iterator[Arguments]:
    for corpus, pairs in corpora:
        for pair in pairs:
            yield (corpus, pair)


# For each kind of input: what a separator gives, what two tokens that are alike give, what a number gives, and what
# is worth trying whatever the submission.
MAKERS: dict[str, tuple[Callable[..., Iterator[Arguments]], ...]] = {
    "corpora": tuple(
        lambda *constants, make=make: _without_pairs(make(*constants))
        for make in (corpora_of_separator, corpora_of_pair, corpora_of_number, corpora_of_landmarks)
    ),
    "corpora_with_pairs": tuple(
        lambda *constants, make=make: _with_pairs(make(*constants))
        for make in (corpora_of_separator, corpora_of_pair, corpora_of_number, corpora_of_landmarks)
    ),
    "texts_with_alphabets": (texts_of_separator, texts_of_pair, texts_of_number, texts_of_landmarks),
}
