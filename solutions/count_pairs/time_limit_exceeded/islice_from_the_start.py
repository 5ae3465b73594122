"""Each pair is fetched with islice, which walks there from the start of the sequence.

O(N²) in the length of a sequence: one long sequence shows it.
"""
from itertools import islice


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for i in range(len(row) - 1):
            pair = tuple(islice(row, i, i + 2))
            counts[pair] = counts.get(pair, 0) + 1
    return counts
