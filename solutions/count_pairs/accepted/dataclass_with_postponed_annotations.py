"""A dataclass with postponed annotations holds the counts, and must find its own module when it is created."""
from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Tally:
    counts: dict[tuple[str, str], int] = field(default_factory=dict)
    total: int = 0

    def see(self, pair: tuple[str, str]) -> None:
        self.total += 1
        self.counts[pair] = self.counts.get(pair, 0) + 1


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    tally = Tally()
    for row in corpus:
        for pair in zip(row, row[1:]):
            tally.see(pair)
    assert tally.total == sum(tally.counts.values())
    return tally.counts
