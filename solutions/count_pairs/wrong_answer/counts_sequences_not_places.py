"""A pair counts once for each sequence that holds it.

get_pair_frequencies([["a", "a", "a"]]) is {("a", "a"): 2}, this gives {("a", "a"): 1}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        counts.update(set(zip(row, row[1:])))
    return dict(counts)
