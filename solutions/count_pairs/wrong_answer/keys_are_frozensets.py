"""The keys are frozensets of the two tokens instead of tuples.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives {frozenset({"a", "b"}): 1}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        counts.update(frozenset(pair) for pair in zip(row, row[1:]))
    return dict(counts)
