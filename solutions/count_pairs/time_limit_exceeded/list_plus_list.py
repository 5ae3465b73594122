"""The list of pairs is rebuilt for every pair with list + list.

O(N²) in the number of tokens: one long sequence shows it.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    pairs = []
    for row in corpus:
        for i in range(len(row) - 1):
            pairs = pairs + [(row[i], row[i + 1])]
    return dict(Counter(pairs))
