"""Shapes of large corpora; `size` counts tokens, or sequences where most are empty."""

import math
from random import Random

import msgspec

from kata_engine.calls import Arguments
from kata_engine.inputs.letters import Positive, draw_letters


class CorpusShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="make"):
    """A corpus, with its first pair as second argument if `pair` says so."""

    pair: bool = False

    def arguments(self, size: int, random: Random) -> Arguments:
        """(corpus,) or (corpus, pair) with about `size` tokens."""
        corpus = self.corpus(size, random)
        return (corpus, tuple(corpus[0][:2])) if self.pair else (corpus,)

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """The corpus alone."""
        raise NotImplementedError


class RepeatedToken(CorpusShape, frozen=True, tag="run"):
    """One sequence of one token, an odd number of times: right-to-left merging shows."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """One sequence."""
        return [draw_letters(1, random) * (size + random.randrange(1 + size // 50) | 1)]


class Alternating(CorpusShape, frozen=True, tag="alternating"):
    """One sequence of two tokens in turn: a pair at every other place."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """One sequence."""
        return [draw_letters(2, random) * (size // 2 + random.randrange(1 + size // 100))]


class RandomTokens(CorpusShape, frozen=True, tag="random_tokens"):
    """One sequence of tokens drawn from `kinds` different ones."""

    kinds: Positive = 4

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """One sequence."""
        return [random.choices(draw_letters(self.kinds, random), k=size)]


class DistinctTokens(CorpusShape, frozen=True, tag="distinct_tokens"):
    """One sequence in which no token stands twice, greatest first: as many different pairs as tokens."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """One sequence."""
        return [_names(size, random, reverse=True)]


class HubToken(CorpusShape, frozen=True, tag="hub_token"):
    """One sequence in which one token stands between all others, none of which stands twice."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """One sequence."""
        hub, *others = _names(1 + size // 2, random)
        return [[token for other in others for token in (hub, other)]]


class LeftsAndRights(CorpusShape, frozen=True, tag="lefts_and_rights"):
    """Two tokens in turn; then very many of the left one before a right one, and the other way round."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """Three sequences; no pair stands more often than the first."""
        (left, right), count = draw_letters(2, random), size // 6 + random.randrange(1 + size // 100)
        return [[left, right] * (2 * count), [left] * count + [right], [left] + [right] * count]


class ManySequences(CorpusShape, frozen=True, tag="many_sequences"):
    """One long sequence; then very many of `length` tokens, which begin alike, in turn with some of a single token.

    Half of the tokens stand in the long one; they are drawn from `kinds`.
    """

    length: Positive = 4
    kinds: Positive = 4

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """Sequences of equal length but for the first."""
        tokens, half = random.choices(draw_letters(self.kinds, random), k=size), size // 2
        corpus = [tokens[:half]]
        for start in range(half, size, self.length):
            corpus += [[tokens[0], *tokens[start + 1 : start + self.length]], [tokens[start]]]
        return corpus


class LongTwins(CorpusShape, frozen=True, tag="long_twins"):
    """One sequence of four tokens of 300 letters; they differ from the first in one letter: first, middle or last."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """One sequence."""
        usual, other = draw_letters(2, random)
        twins = [usual * 300, *(usual * at + other + usual * (299 - at) for at in (0, 150, 299))]
        return [random.choices(twins, k=size)]


class MostlyEmpty(CorpusShape, frozen=True, tag="mostly_empty"):
    """Very many sequences, nine of ten of them empty, the others of two tokens."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """The first sequence is not empty."""
        tokens = random.choices(draw_letters(4, random), k=size // 5)
        full = [tokens[start : start + 2] for start in range(0, len(tokens), 2)]
        return [row for pair in full for row in (pair, [], [], [], [], [], [], [], [], [])]


def _names(count: int, random: Random, reverse: bool = False) -> list[str]:
    """So many different tokens of four letters, in order if they are to stand in `reverse`; all begin and end alike."""
    first, last, *alphabet = draw_letters(math.isqrt(count) + 4, random)
    if reverse:
        alphabet.sort(reverse=True)
    return [first + left + right + last for left in alphabet for right in alphabet][:count]
