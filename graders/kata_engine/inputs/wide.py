"""Wide inputs, drawn and shrunk by Hypothesis: awkward characters, composed tokens, runs, repetitions.

Uniform random strings almost never merge, so tokens are composed from earlier tokens and texts from tokens.
"""

import os
import time
import unicodedata
from collections.abc import Callable
from itertools import pairwise
from typing import TypeVar

import hypothesis.configuration
from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky

from kata_engine.outcome import Arguments

Draw = st.DrawFn

# A place where nothing can be written: Hypothesis keeps its caches in memory, no folder is left behind.
hypothesis.configuration.set_hypothesis_home_dir(os.path.join(os.devnull, "hypothesis"))

SHRINK_SECONDS = 1.0
LETTERS = "abcdefgh"
# Each of these broke a submission that joined, split, stripped, folded, normalised or matched patterns.
AWKWARD = [
    *" ,|_-+.*?$^([{\\/'\"#%&<>=:;\n\t\r\0\x1f01279AZ",
    "\u00e9", "\u0301", "\u00df", "\u0130", "\u0131", "\ufb01", "\u212b", "\u200d", "\u202e", "\u2028",
    "\u00a0", "\u0100", "\u3042", "\ue000", "\uffff", "\U0001f600", "\U00010428", "\U00100000", "\ud800",
]  # fmt: skip
# A token and its variant differ, but not for a submission that folds, strips, normalises or cuts.
VARIANTS: list[Callable[[str], str]] = [
    str.swapcase,
    str.casefold,
    lambda token: token + " ",
    lambda token: " " + token,
    lambda token: token + "</w>",
    lambda token: unicodedata.normalize("NFD", token),
    lambda token: unicodedata.normalize("NFKC", token),
    lambda token: token[::-1],
    lambda token: token + token,
]
AWKWARD_TOKENS = ["</w>", "\\1", "\\g<0>", "10", "1,2", "None", "a b", "a,b", "$1", "(?i)a", "##a", "\u2581"]


# One draw a character or piece, decoded by arithmetic: combinators cost five times the time.
CHARACTERS = st.sampled_from(list("abc" * 9 + LETTERS * 3) + AWKWARD)
NUMBERS = st.integers(0, 999)


@st.composite
def corpora(draw: Draw) -> Arguments:
    """A corpus of sequences made of runs, repeated stretches and repeated sequences."""
    return (_corpus(draw, _token_pool(draw)),)


@st.composite
def corpora_with_pairs(draw: Draw) -> Arguments:
    """Such a corpus with a pair that mostly stands in it."""
    pool = _token_pool(draw)
    corpus = _corpus(draw, pool)
    standing = sorted({pair for row in corpus for pair in pairwise(row)})
    chosen = draw(NUMBERS)
    if standing and chosen % 4:
        return (corpus, standing[chosen // 4 % len(standing)])
    return (corpus, (pool[chosen // 4 % len(pool)], pool[chosen // 32 % len(pool)]))


@st.composite
def texts_with_alphabets(draw: Draw) -> Arguments:
    """A text with an alphabet of single characters and composed tokens, in an order that matters."""
    base = draw(st.lists(CHARACTERS, min_size=2, max_size=5, unique=True))
    for number in draw(st.lists(NUMBERS, max_size=2)):
        other = VARIANTS[number % len(VARIANTS)](base[number % len(base)])
        base += [letter for letter in other[:1] if letter not in base]
    alphabet = list(base)
    for number in draw(st.lists(NUMBERS, max_size=12)):
        count = len(alphabet)
        parts = [alphabet[number % count], alphabet[-1 - number // 7 % count]]
        token = "".join(parts if number % 5 else [*parts, alphabet[number // 3 % count]])
        if token not in alphabet and len(token) <= 40:
            alphabet.append(token)
    disorder = draw(NUMBERS)
    if disorder % 4 == 3:  # a part may then come later than its token, or be of one character
        late = [letter for letter in draw(st.lists(CHARACTERS, max_size=1)) if letter not in alphabet]
        alphabet[len(base) :] = draw(st.permutations(alphabet[len(base) :] + late))
    pieces = draw(st.lists(NUMBERS, min_size=2, max_size=14))
    text = "".join(alphabet[-1 - n % len(alphabet)] * (1 + n // 30 % 9 if n % 3 == 2 else 1) for n in pieces)
    return (text + draw(CHARACTERS) if disorder % 13 == 12 else text, alphabet)


Problem = TypeVar("Problem")

STRATEGIES: dict[str, Callable[[], st.SearchStrategy[Arguments]]] = {
    "corpora": corpora,
    "corpora_with_pairs": corpora_with_pairs,
    "texts_with_alphabets": texts_with_alphabets,
}


def _token_pool(draw: Draw) -> list[str]:
    """A few distinct tokens, some of them composed from others so that spelled texts collide."""
    pool = draw(st.lists(CHARACTERS, min_size=2, max_size=4, unique=True))
    for number in draw(st.lists(NUMBERS, max_size=5)):
        token = pool[number % len(pool)] + pool[number // 8 % len(pool)]
        if number % 3 == 2:
            token = VARIANTS[number // 3 % len(VARIANTS)](pool[number % len(pool)])
        elif number % 12 == 9:
            token = AWKWARD_TOKENS[number // 12 % len(AWKWARD_TOKENS)]
        if token not in pool:
            pool.append(token)
    return pool


def _corpus(draw: Draw, pool: list[str]) -> list[list[str]]:
    """Sequences of single tokens, runs and pairs in turn; a sequence may be repeated."""
    corpus: list[list[str]] = []
    for numbers in draw(st.lists(st.lists(NUMBERS, min_size=1, max_size=6), min_size=1, max_size=5)):
        row: list[str] = []
        for number in numbers:
            left, right = pool[number % len(pool)], pool[number // 5 % len(pool)]
            times = 1 + number // 60
            row += ([left], [left] * min(times, 7), [left, right] * min(times, 4), [])[number % 10 % 4]
        corpus.append(row)
        if numbers and numbers[0] % 7 == 6:
            corpus.append(list(row))
    return corpus


class _Failed(Exception):
    """One failing example, told to Hypothesis so that it shrinks."""


class _Enough(BaseException):
    """Leaves Hypothesis at once; it catches nothing of this kind."""


def search(
    kind: str,
    examples: int,
    replay: int,
    examine: Callable[[Arguments], Problem | None],
    answering: Callable[[], bool],
) -> Problem | None:
    """The problem of the smallest failing input found among so many examples, None if none fails.

    Shrinking ends after a second, or at once when no further call is being answered.
    """
    failing: list[tuple[int, Problem]] = []
    end = float("inf")

    def try_one(arguments: Arguments) -> None:
        nonlocal end
        problem = examine(arguments)
        if problem is None:
            return
        failing.append((len(repr(arguments)), problem))
        end = min(end, time.monotonic() + SHRINK_SECONDS)
        if not answering() or time.monotonic() > end:
            raise _Enough
        raise _Failed

    try:
        _run(kind, examples, replay, try_one, (Phase.generate, Phase.shrink))
    except (_Failed, _Enough, Flaky):  # flaky: an answer that depends on the calls before it
        return min(failing, key=lambda one: one[0])[1]
    return None


def sample(kind: str, examples: int, replay: int) -> list[Arguments]:
    """So many inputs, smallest first."""
    found: list[Arguments] = []
    _run(kind, examples, replay, lambda arguments: found.append(arguments), (Phase.generate,))
    return sorted(found, key=lambda arguments: len(repr(arguments)))


def _run(kind: str, examples: int, replay: int, body: Callable[[Arguments], None], phases: tuple[Phase, ...]) -> None:
    quiet = settings(
        max_examples=examples,
        phases=phases,
        database=None,
        deadline=None,
        derandomize=False,
        report_multiple_bugs=False,
        print_blob=False,
        verbosity=Verbosity.quiet,
        suppress_health_check=list(HealthCheck),
    )
    seed(replay)(quiet(given(STRATEGIES[kind]())(body)))()
