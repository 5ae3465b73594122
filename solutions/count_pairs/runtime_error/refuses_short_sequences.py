"""Sequences with fewer than two tokens are refused.

get_pair_frequencies([["a"]]) is {}, this raises ValueError.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        if len(row) < 2:
            raise ValueError("a sequence needs at least two tokens")
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    return counts
