"""Texts with alphabets derived from one constant: a separator, two letters that some take for the same, or a number."""

from collections.abc import Iterator
from itertools import accumulate

TextAndAlphabet = tuple[str, list[str]]

FIRST_CODE, MOST_LETTERS = 0x4E00, 70_000
LONGEST_TOKEN = 2000
MOST_SPLITS = 40
LARGE = 300_000


def texts_of_separator(text: str) -> Iterator[TextAndAlphabet]:
    """Texts that go wrong where tokens are joined by this text, or told apart by it."""
    letters = list(dict.fromkeys([*"ab", *text]))
    parts = list(accumulate(text))[1:]  # each the one before and a letter more
    alphabet = list(
        dict.fromkeys([*letters, *parts, "a" + text, text + "b", "a" + text + "b", "ab", text * 2, text * 2 + "a"])
    )
    for whole in (f"a{text}b", text * 3 + "a", f"ab{text}a{text}{text}b"):
        yield whole, alphabet
        yield (
            whole,
            list(dict.fromkeys([*letters, "ab", *parts, text + "b", "ba"])),
        )
    if len(text) == 1 and text not in "ab":
        yield f"ab{text}", ["a", "b", "ab"]  # unknown
        yield f"a{text}", ["a", "b", "ab", text]  # known, but not in the base


def texts_of_pair(one: str, other: str) -> Iterator[TextAndAlphabet]:
    """Texts that go wrong where these two are taken for the same."""
    letters = list(dict.fromkeys([*"xy", *one, *other]))
    merges = [*list(accumulate(one))[1:], *list(accumulate(other))[1:], "x" + one, "x" + other, one + "x", one + other]
    alphabet = list(dict.fromkeys([*letters, *merges]))
    for whole in (f"x{one}x{other}", f"{other}{one}x", f"{one}{other}{one}"):
        yield whole, alphabet
        yield whole, letters + list(dict.fromkeys(merges[::-1]))
    if len(one) == 1:
        yield f"x{other}", list(dict.fromkeys(["x", one, "x" + one]))


def texts_of_landmarks() -> Iterator[TextAndAlphabet]:
    """Texts and alphabets large enough for any chunk, cap or width that people choose."""
    yield "ab" * (LARGE // 2), ["a", "b", "ab"]
    yield "b" + "ab" * (LARGE // 2), ["a", "b", "ab"]
    yield from _many_tokens(1 << 16)


def texts_of_number(number: int, longest: int) -> Iterator[TextAndAlphabet]:
    """Texts in which a chunk, window, cap, mask, modulus or width of this size loses something."""
    for size in (number - 1, number, number + 1, 2 * number, 2 * number + 1):
        if 3 <= size <= longest:
            turns = "ab" * (1 + size // 2)
            for text in (turns[:size], turns[1 : size + 1]):
                yield text, ["a", "b", "ab"]
            yield "a" * size, ["a", "aa"]
            yield "cd" + turns[: size - 4] + "dc", ["a", "b", "c", "d", "dc", "cd", "ba"]
    if number <= LONGEST_TOKEN:
        yield from _tokens_of_size(number)
    if number <= MOST_SPLITS:
        yield from _splits(number)
    if number <= min(longest, MOST_LETTERS):
        yield from _many_tokens(number)


def _tokens_of_size(number: int) -> Iterator[TextAndAlphabet]:
    """Tokens of about so many letters, each a letter longer or twice as long as the one before."""
    for size in (number - 1, number, number + 1):
        if size >= 2:
            whole = "ab" * (size // 2) + "a" * (size % 2)
            grown = list(accumulate(whole))[1:] if size <= 200 else []
            half = size // 2
            tokens = grown or [
                *_doubled("ab", half),
                whole[:half],
                *_doubled(whole[half : half + 2], size - half),
                whole,
            ]
            yield whole + "b", list(dict.fromkeys(["a", "b", *tokens, whole]))
    doubled = [2**power for power in range(1, 12) if 2**power <= 2 * number]
    if doubled:
        yield "a" * doubled[-1], ["a", *("a" * size for size in doubled)]
        yield "a" * (3 * doubled[-1] // 2), ["a", *("a" * size for size in doubled)]


def _doubled(stem: str, size: int) -> list[str]:
    """The stem, twice, four times and so on, as long as it is no longer than this."""
    tokens = [stem]
    while stem and 2 * len(tokens[-1]) <= size:
        tokens.append(tokens[-1] * 2)
    return [token for token in tokens if len(token) > 1]


def _splits(number: int) -> Iterator[TextAndAlphabet]:
    """A token all of whose splits are in the list, of which only one stands in the text."""
    whole = "".join(chr(FIRST_CODE + index) for index in range(number + 2))
    heads, tails = list(accumulate(whole))[1:-1], [whole[start:] for start in range(len(whole) - 2, 0, -1)]
    for left in {1, 2, number, number + 1}:
        made = [*heads[: max(0, left - 1)], *tails[: max(0, len(whole) - left - 1)]]
        rest = [token for token in (*heads, *tails) if token not in made]
        yield whole, [*whole, *made, *rest, whole]


def _many_tokens(number: int) -> Iterator[TextAndAlphabet]:
    """More letters than this, then more tokens than this, the last ones of which stand in the text."""
    letters = [chr(0x10000 + index) for index in range(number + 3)]
    last = letters[-3:]
    yield "".join(last * 2 + letters[:2]), [*letters, last[1] + last[2], last[0] + last[1], letters[0] + letters[1]]
    yield letters[1] + letters[0], [*letters, letters[0] + letters[number]]  # the ids of both are alike, cut or shifted
    idle = [f"ab{chr(0x10000 + index)}" for index in range(number + 1)]
    yield "abacbc", ["a", "b", "c", *idle, "ab", "ac", "bc"]
    yield "abacbcabac", ["a", "b", "c", "ab", *idle, "ac", "abac", "bc"]
