"""Every pair is inserted into a sorted list, which moves all greater ones.

O(N²) moves, but fast ones: one long sequence of many distinct tokens in random or falling order
shows it.
"""
from bisect import insort
from itertools import groupby


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    pairs: list[tuple[str, str]] = []
    for row in corpus:
        for pair in zip(row, row[1:]):
            insort(pairs, pair)
    return {pair: len(list(group)) for pair, group in groupby(pairs)}
