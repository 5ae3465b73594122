"""Sequences that occur twice are counted once.

get_pair_frequencies([["a", "b"], ["a", "b"]]) is {("a", "b"): 2}, this gives {("a", "b"): 1}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in {tuple(row) for row in corpus}:
        counts.update(zip(row, row[1:]))
    return dict(counts)
