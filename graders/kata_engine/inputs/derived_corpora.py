"""Corpora derived from one constant: a separator, two tokens that some take for the same, or a number."""

from collections.abc import Iterator
from itertools import islice, product

Corpus = list[list[str]]
Pair = tuple[str, str]
Derived = tuple[Corpus, list[Pair]]  # a corpus, and the pairs worth merging in it

MOST_CODE = 0x110000
LONGEST_TOKEN = 3000
LARGE, MANY_NAMES = 300_001, 66_000  # more than 131,072 occurrences of a pair, more than 65,536 tokens and pairs
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def corpora_of_separator(text: str) -> Iterator[Derived]:
    """Corpora that go wrong where tokens or sequences are joined by this text, or told apart by it."""
    before, after, between = "a" + text, text + "a", "a" + text + "b"
    yield (
        [
            ["a", text, "b"],
            [text],
            [text, text, text],
            ["a"],
            ["b"],
            [between, "b", "a", text + "b"],
            ["a", "b"],
            ["ab", text],
        ],
        [("a", "b"), ("a", text), (text, text), ("a", text + "b")],
    )
    yield [["a", "z"], [before, "b"]], [("a", "z")]
    yield [["a", text + text + "z"], [before, "b"]], [(before, "b")]
    yield [["x", "a", "y"], ["x", before, "y"], ["x", after, "y"], [text + text, "a", text]], [("x", "a"), (text, "a")]
    yield from corpora_of_pair("a", before)
    yield from corpora_of_pair("a", after)


def corpora_of_pair(one: str, other: str) -> Iterator[Derived]:
    """Corpora that go wrong where these two tokens are taken for the same."""
    both = [["x", one], ["x", other], [one, "x"], [other, "x"], [one, other, one, other], [one, one], [other]]
    yield both, [("x", one), ("x", other), (one, "x"), (one, other)]
    yield [["x", one, "y"], ["x", other, "y"]], [(other, "y")]
    yield [[other, "x"], [one, "x"]], [(one, "x")]
    yield [["x", other], ["x", one]], []
    yield [[one, "x"], [other, "x"]], []


def corpora_of_landmarks() -> Iterator[Derived]:
    """Corpora large enough for any chunk, cap or width that people choose; and some that hold one list twice."""
    row, other = ["a", "b", "a", "b"], ["b", "a", "a"]
    yield [row, row, other], [("a", "b"), ("a", "a")]
    yield [other, row, other, ["c"], row], [("a", "b"), ("b", "a")]
    yield from islice(_rows_of_size(LARGE), 2)
    names = list(islice(_names(), MANY_NAMES))
    yield [names, names[:2]], [(names[-2], names[-1])]


def corpora_of_number(number: int, longest: int) -> Iterator[Derived]:
    """Corpora in which a chunk, window, cap, mask, modulus or width of this size loses something."""
    for size in (number - 1, number, number + 1, 2 * number, 2 * number + 1):
        if 2 <= size <= longest:
            yield from _rows_of_size(size)
    if number + 2 <= longest:
        names = list(islice(_names(), number + 2))
        yield [names, names[:2]], [(names[-2], names[-1]), (names[0], names[1])]
        # The greatest pair stands across the first cut.
        yield [[*names[: number - 1], "~", "~~", *names[number:]]], [("~", "~~")]
    if 2 * number + 4 <= longest:
        yield [*(["a", "b"] for _ in range(number + 1)), ["c", "a"], ["a", "a", "a"]], [("a", "b"), ("c", "a")]
        yield [["a", "b"] * (number + 1), ["c", "d"] * number], [("a", "b")]
    if number <= LONGEST_TOKEN:
        for size in (number - 1, number, number + 1):
            stem = "a" * max(1, size)
            yield from corpora_of_pair(stem + "x", stem + "y")


def _rows_of_size(size: int) -> Iterator[Derived]:
    turns = ["a", "b"] * (1 + size // 2)
    # Whatever the parity of a cut, a match lies across it in one of the rows.
    yield [turns[:size], turns[1 : size + 1], ["a", "b"], ["a", "b"], ["a", "b"]], [("a", "b"), ("b", "a")]
    yield [["a"] * size, ["a", "b"]], [("a", "a")]
    yield [["c", *turns[: size - 2], "d"], ["d", "c"]], [("c", "a"), ("b", "d"), ("a", "d")]


def _names() -> Iterator[str]:
    """Different tokens of four letters, in rising order."""
    yield from map("".join, product(LETTERS, repeat=4))
