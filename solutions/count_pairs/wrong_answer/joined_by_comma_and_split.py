"""Tokens are joined by commas and split again, so tokens with a comma fall apart.

get_pair_frequencies([["a,b"]]) is {}, this gives {("a", "b"): 1}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for line in [",".join(row) for row in corpus]:
        words = line.split(",")
        counts.update(zip(words, words[1:]))
    return counts
