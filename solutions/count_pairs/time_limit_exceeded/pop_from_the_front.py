"""Tokens are popped from the front of a copy, which moves all others each time.

O(N²) in the length of a sequence: one long sequence shows it.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        row = list(row)
        while len(row) > 1:
            left = row.pop(0)
            pair = (left, row[0])
            counts[pair] = counts.get(pair, 0) + 1
    return counts
