"""Every small input up to a bound, smallest first, so that the first failure is already minimal."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Annotated

import msgspec

from kata_engine.calls import Arguments

Count = Annotated[int, msgspec.Meta(ge=0, le=12)]
Token = Annotated[str, msgspec.Meta(min_length=1)]
Tokens = Annotated[tuple[Token, ...], msgspec.Meta(min_length=1)]


class EveryCorpus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="make", tag="corpora"):
    """Every corpus of up to `sequences` sequences of up to `length` of the tokens."""

    tokens: Tokens
    sequences: Count
    length: Count

    def inputs(self) -> list[Arguments]:
        """(corpus,) for each corpus, fewest tokens first."""
        return [(corpus,) for corpus in self.corpora()]

    def corpora(self) -> list[list[list[str]]]:
        """The corpora, fewest tokens first."""
        rows = [list(row) for size in range(self.length + 1) for row in product(self.tokens, repeat=size)]
        corpora = [
            [list(row) for row in chosen]
            for count in range(self.sequences + 1)
            for chosen in product(rows, repeat=count)
        ]
        return sorted(corpora, key=lambda corpus: (sum(map(len, corpus)), len(corpus)))


class EveryCorpusWithPair(EveryCorpus, frozen=True, forbid_unknown_fields=True, tag="corpora_with_pairs"):
    """Every such corpus with every pair of the tokens."""

    def inputs(self) -> list[Arguments]:
        """(corpus, pair) for each of both, fewest tokens first."""
        pairs = list(product(self.tokens, repeat=2))
        return [(corpus, pair) for corpus in self.corpora() for pair in pairs]


class EveryTextWithAlphabet(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="make", tag="texts_with_alphabets"
):
    """Every text over `letters` with every alphabet: `base`, then up to `chosen` of `entries` in any order."""

    letters: Annotated[str, msgspec.Meta(min_length=1)]
    length: Count
    base: tuple[Token, ...]
    entries: Tokens
    chosen: Count

    def inputs(self) -> list[Arguments]:
        """(text, alphabet) for each of both, fewest characters first."""
        texts = ["".join(text) for size in range(self.length + 1) for text in product(self.letters, repeat=size)]
        alphabets = [list(self.base + chosen) for chosen in self._selections()]
        sized = [
            (len(text) + sum(map(len, alphabet)), (text, alphabet.copy())) for alphabet in alphabets for text in texts
        ]
        return [arguments for _, arguments in sorted(sized, key=lambda one: one[0])]

    def _selections(self) -> Iterator[tuple[str, ...]]:
        for count in range(self.chosen + 1):
            yield from permutations(self.entries, count)


Every = EveryCorpus | EveryCorpusWithPair | EveryTextWithAlphabet
