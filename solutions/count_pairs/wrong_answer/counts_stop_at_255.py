"""Counts never pass 255.

get_pair_frequencies([["a"] * 257]) is {("a", "a"): 256}, this gives {("a", "a"): 255}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = min(counts.get(pair, 0) + 1, 0xFF)
    return counts
