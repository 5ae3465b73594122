"""Pairs that are seen only once are left out.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives {}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter(pair for row in corpus for pair in zip(row, row[1:]))
    return {pair: count for pair, count in counts.items() if count > 1}
