"""The sequence is cut into twos, so every second pair is missed.

get_pair_frequencies([["a", "b", "c"]]) is {("a", "b"): 1, ("b", "c"): 1}, this gives {("a", "b"): 1}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        counts.update(zip(row[::2], row[1::2]))
    return counts
