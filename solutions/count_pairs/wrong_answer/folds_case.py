"""Tokens are converted to lower case.

get_pair_frequencies([["A", "b"]]) is {("A", "b"): 1}, this gives {("a", "b"): 1}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        row = [token.lower() for token in row]
        counts.update(zip(row, row[1:]))
    return dict(counts)
