r"""Tokens with a character above U+FFFF are skipped.

get_pair_frequencies([["a", "\U0001f600"]]) is {("a", "\U0001f600"): 1}, this gives {}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        row = [token for token in row if max(token) <= "\uffff"]
        counts.update(zip(row, row[1:]))
    return dict(counts)
