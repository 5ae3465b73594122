"""Pairs that never occur side by side are listed with a count of zero.

get_pair_frequencies([["a"]]) is {}, this gives {("a", "a"): 0}.
"""
from itertools import product


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    vocabulary = sorted({token for row in corpus for token in row})
    counts = {pair: 0 for pair in product(vocabulary, repeat=2)}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] += 1
    return counts
