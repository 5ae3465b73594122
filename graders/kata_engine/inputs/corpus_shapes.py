"""Shapes of large corpora; `size` counts tokens, or sequences where most are empty."""

import math
from random import Random

import msgspec

from kata_engine.inputs.letters import Positive, letters
from kata_engine.outcome import Arguments


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


class Run(CorpusShape, frozen=True, tag="run"):
    """One sequence of one token, an odd number of times: right-to-left merging shows."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """One sequence."""
        return [letters(1, random) * (size + random.randrange(1 + size // 50) | 1)]


class Alternating(CorpusShape, frozen=True, tag="alternating"):
    """One sequence of two tokens in turn: a pair at every other place."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """One sequence."""
        return [letters(2, random) * (size // 2 + random.randrange(1 + size // 100))]


class RandomTokens(CorpusShape, frozen=True, tag="random_tokens"):
    """One sequence of tokens drawn from `kinds` different ones."""

    kinds: Positive = 4

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """One sequence."""
        return [random.choices(letters(self.kinds, random), k=size)]


class DistinctTokens(CorpusShape, frozen=True, tag="distinct_tokens"):
    """One sequence in which no token stands twice, greatest first: as many different pairs as tokens."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """One sequence."""
        alphabet = sorted(letters(math.isqrt(size) + 2, random), reverse=True)
        return [[left + right for left in alphabet for right in alphabet][:size]]


class HubToken(CorpusShape, frozen=True, tag="hub_token"):
    """One sequence in which one token stands between all others, none of which stands twice."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """One sequence."""
        alphabet = letters(math.isqrt(size) + 2, random)
        hub, *others = [left + right for left in alphabet for right in alphabet][: 1 + size // 2]
        return [[token for other in others for token in (hub, other)]]


class ManySequences(CorpusShape, frozen=True, tag="many_sequences"):
    """Very many sequences of `length` tokens each, drawn from `kinds`."""

    length: Positive = 4
    kinds: Positive = 4

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """Sequences of equal length."""
        tokens = random.choices(letters(self.kinds, random), k=size)
        return [tokens[start : start + self.length] for start in range(0, size, self.length)]


class MostlyEmpty(CorpusShape, frozen=True, tag="mostly_empty"):
    """Very many sequences, nine of ten of them empty, the others of two tokens."""

    def corpus(self, size: int, random: Random) -> list[list[str]]:
        """The first sequence is not empty."""
        tokens = random.choices(letters(4, random), k=size // 5)
        full = [tokens[start : start + 2] for start in range(0, len(tokens), 2)]
        return [row for pair in full for row in (pair, [], [], [], [], [], [], [], [], [])]
