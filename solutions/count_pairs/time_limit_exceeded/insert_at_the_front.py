"""The pairs are collected by inserting at the front of a list.

O(N²) moves, but fast ones: one long sequence shows it.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    pairs = []
    for row in corpus:
        for i in range(len(row) - 1):
            pairs.insert(0, (row[i], row[i + 1]))
    return dict(Counter(reversed(pairs)))
