"""Walks over columns with zip_longest: the first tokens of all sequences, then the second ones.

O(sequences * longest): one long sequence among very many short ones.
"""
from itertools import zip_longest


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    last = [None] * len(corpus)
    for column in zip_longest(*corpus):
        for left, right in zip(last, column):
            if left is not None and right is not None:
                counts[left, right] = counts.get((left, right), 0) + 1
        last = column
    return counts
