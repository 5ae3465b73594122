"""Sequences are taken from the front of a list that serves as a queue.

O(S²) moves for S sequences, but fast ones: many short or empty sequences show it.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    queue = corpus[:]
    counts = {}
    while queue:
        row = queue[0]
        del queue[0]
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    return counts
