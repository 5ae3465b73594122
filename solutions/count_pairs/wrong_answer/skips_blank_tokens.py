"""Tokens that are only white space are skipped.

get_pair_frequencies([["a", " "]]) is {("a", " "): 1}, this gives {}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        row = [token for token in row if token and not token.isspace()]
        counts.update(zip(row, row[1:]))
    return dict(counts)
