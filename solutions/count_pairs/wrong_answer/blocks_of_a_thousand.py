"""Long sequences are counted in blocks of a thousand tokens, and pairs across block boundaries are lost.

get_pair_frequencies([["a"] * 1001]) is {("a", "a"): 1000}, this gives {("a", "a"): 999}.
"""
from collections import Counter

BLOCK = 1000


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        for start in range(0, len(row), BLOCK):
            block = row[start:start + BLOCK]
            counts.update(zip(block, block[1:]))
    return dict(counts)
