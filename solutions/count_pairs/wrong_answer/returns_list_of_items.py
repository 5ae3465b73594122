"""The result is a list of (pair, count) instead of a dict.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives [(("a", "b"), 1)].
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter(pair for row in corpus for pair in zip(row, row[1:]))
    return counts.most_common()
