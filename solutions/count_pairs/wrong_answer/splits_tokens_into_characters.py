"""Tokens are glued together and the pairs of characters are counted.

get_pair_frequencies([["ab"]]) is {}, this gives {("a", "b"): 1}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        text = "".join(row)
        counts.update(zip(text, text[1:]))
    return dict(counts)
