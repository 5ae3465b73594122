"""A small class does the counting, and a new object is made for every call."""
from __future__ import annotations


class PairCounter:
    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], int] = {}

    def add_sequence(self, sequence: list[str]) -> None:
        for index in range(1, len(sequence)):
            self._add_pair(sequence[index - 1], sequence[index])

    def _add_pair(self, left: str, right: str) -> None:
        pair = (left, right)
        self._counts[pair] = self._counts.get(pair, 0) + 1

    @property
    def result(self) -> dict[tuple[str, str], int]:
        return dict(self._counts)


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counter = PairCounter()
    for sequence in corpus:
        counter.add_sequence(sequence)
    return counter.result
