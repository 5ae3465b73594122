"""Wide inputs, drawn and shrunk by Hypothesis: awkward characters, composed tokens, runs, repetitions.

Uniform random strings almost never merge, so tokens are composed from earlier tokens and texts from tokens.
"""

import os
import time
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import TypeVar

import hypothesis.configuration
from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky

from kata_engine.calls import Arguments
from kata_engine.inputs.tape import Tape

# A place where nothing can be written: Hypothesis keeps its caches in memory, no folder is left behind.
hypothesis.configuration.set_hypothesis_home_dir(os.path.join(os.devnull, "hypothesis"))

Problem = TypeVar("Problem")

SHRINK_SECONDS = 1.0
LETTERS = "abcdefgh"
# Each of these broke a submission that joined, split, stripped, folded, normalised or matched patterns.
AWKWARD = [
    *" ,|_-+.*?$^([{\\/'\"#%&<>=:;\n\t\r\0\x1f01279AZ",
    "\u00e9", "\u0301", "\u00df", "\u0130", "\u0131", "\ufb01", "\u212b", "\u200d", "\u202e", "\u2028",
    "\u00a0", "\u0100", "\u3042", "\ue000", "\uff01", "\uffff", "\U0001f600", "\U00010428", "\U00100000", "\ud800",
]  # fmt: skip
# A token and its variant differ, but not for a submission that folds, strips, normalises or cuts.
VARIANTS: list[Callable[[str], str]] = [
    str.swapcase,
    str.casefold,
    lambda token: token + " ",
    lambda token: " " + token,
    lambda token: token + "</w>",
    lambda token: token + "!",
    lambda token: token + "\t",
    lambda token: chr(ord(token[0]) + 0x100),
    lambda token: chr(ord(token[0]) % 0x10000 + 0x10000),
    lambda token: unicodedata.normalize("NFD", token),
    lambda token: unicodedata.normalize("NFKC", token),
    lambda token: token[::-1],
    lambda token: token + token,
]
AWKWARD_TOKENS = ["</w>", "\\1", "\\g<0>", "10", "1,2", "None", "a b", "a,b", "$1", "(?i)a", "##a", "\u2581"]


CHARACTERS = [*"abc" * 9, *LETTERS * 3, *AWKWARD]


def corpora(tape: Tape) -> Arguments:
    """A corpus of sequences made of runs, repeated stretches and repeated sequences."""
    return (_corpus(tape, _pool(tape)),)


def corpora_with_pairs(tape: Tape) -> Arguments:
    """Such a corpus with a pair that mostly stands in it."""
    pool = _pool(tape)
    pair = (tape.one_of(pool), tape.one_of(pool))
    place, anywhere = tape.below(256), tape.chance(4)
    corpus = _corpus(tape, pool)
    standing = sorted({pair for row in corpus for pair in pairwise(row)})
    return (corpus, pair if anywhere or not standing else standing[place % len(standing)])


def texts_with_alphabets(tape: Tape) -> Arguments:
    """A text with an alphabet of single characters and composed tokens, in an order that matters."""
    base = _characters(tape, 2 + tape.below(4))
    for _ in range(tape.below(3)):
        other = tape.one_of(VARIANTS)(tape.one_of(base))
        base += [letter for letter in dict.fromkeys(other[:2]) if letter not in base]
    alphabet = list(base)
    for _ in range(tape.below(13)):
        parts = [alphabet[-1 - tape.below(len(alphabet))] for _ in range(3 if tape.chance(6) else 2)]
        token = "".join(parts)
        if token not in alphabet and len(token) <= 40:
            alphabet.append(token)
    if tape.chance(4):  # a part may then come later than its token, or be of one character
        late = [letter for letter in _characters(tape, 1) if letter not in alphabet]
        tail = alphabet[len(base) :] + late
        alphabet[len(base) :] = [tail.pop(tape.below(len(tail))) for _ in range(len(tail))]
    pieces = [alphabet[-1 - tape.below(len(alphabet))] * (tape.below(9) if tape.chance(3) else 1)
              for _ in range(1 + tape.below(14))]  # fmt: skip
    if tape.chance(8):  # most likely unknown, and like a known one to whoever cuts or folds it
        pieces.append(tape.one_of(VARIANTS)(tape.one_of(base)))
    return ("".join(pieces), alphabet)


KINDS: dict[str, Callable[[Tape], Arguments]] = {
    "corpora": corpora,
    "corpora_with_pairs": corpora_with_pairs,
    "texts_with_alphabets": texts_with_alphabets,
}


def _characters(tape: Tape, count: int) -> list[str]:
    """Up to so many different characters."""
    return list(dict.fromkeys(tape.one_of(CHARACTERS) for _ in range(count)))


def _pool(tape: Tape) -> list[str]:
    """A few distinct tokens, some of them composed from others so that spelled texts collide."""
    pool = _characters(tape, 2 + tape.below(3))
    for _ in range(tape.below(6)):
        match tape.below(4):
            case 0 | 1:
                token = tape.one_of(pool) + tape.one_of(pool)
            case 2:
                token = tape.one_of(VARIANTS)(tape.one_of(pool))
            case _:
                token = tape.one_of(AWKWARD_TOKENS) if tape.chance(2) else tape.one_of(pool) * 2
        if token not in pool:
            pool.append(token)
    return pool


def _corpus(tape: Tape, pool: list[str]) -> list[list[str]]:
    """Sequences of single tokens, runs and pairs in turn; a sequence may be repeated, or be empty."""
    corpus: list[list[str]] = []
    for _ in range(1 + tape.below(5)):
        row: list[str] = []
        for _ in range(1 + tape.below(6)):
            left, right = tape.one_of(pool), tape.one_of(pool)
            pieces = ([left], [left] * (1 + tape.below(7)), [left, right] * (1 + tape.below(4)))
            row += tape.one_of(pieces)
        corpus.append([] if tape.chance(8) else row)
        if tape.chance(7):
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
    shrinkable: Callable[[], bool],
) -> Problem | None:
    """The problem of the smallest failing input found among so many examples, None if none fails.

    Shrinking ends after a second, or does not begin where nothing is `shrinkable`.
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
        if not shrinkable() or time.monotonic() > end:
            raise _Enough
        raise _Failed

    try:
        _run(kind, examples, replay, try_one, (Phase.generate, Phase.shrink))
    except (_Failed, _Enough, Flaky):  # flaky: an answer that depends on the calls before it
        return min(failing, key=lambda one: one[0])[1]
    return None


@lru_cache(maxsize=16)
def sample(kind: str, examples: int, replay: int) -> list[Arguments]:
    """So many inputs, smallest first; laws of one kata share them."""
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
    make = KINDS[kind]
    inputs = st.binary(min_size=48, max_size=240).map(lambda data: make(Tape(data)))
    seed(replay)(quiet(given(inputs)(body)))()
