"""A frozen dataclass with postponed annotations holds the corpus; counting and merging are methods."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Corpus:
    rows: list[list[str]]

    @cached_property
    def counts(self) -> dict[tuple[str, str], int]:
        counts: dict[tuple[str, str], int] = {}
        for row in self.rows:
            for pair in zip(row, row[1:]):
                counts[pair] = counts.get(pair, 0) + 1
        return counts

    def rank(self, pair: tuple[str, str]) -> tuple[int, tuple[str, str]]:
        return self.counts[pair], pair

    def best(self) -> tuple[str, str] | None:
        return max(self.counts, key=self.rank, default=None)

    def merged(self, pair: tuple[str, str]) -> Corpus:
        return Corpus([self._merge_row(row, pair) for row in self.rows])

    @staticmethod
    def _merge_row(row: list[str], pair: tuple[str, str]) -> list[str]:
        out: list[str] = []
        i = 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                out.append("".join(pair))
                i += 2
            else:
                out.append(row[i])
                i += 1
        return out


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    data = Corpus(corpus)
    pair = data.best()
    if pair is None:
        return data.rows, None
    return data.merged(pair).rows, pair
