"""Each sequence's counts are added to all the counts so far in a new Counter.

O(S · D) for S sequences and D different pairs: many short sequences with distinct pairs show it.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    total = Counter()
    for row in corpus:
        total = total + Counter(zip(row, row[1:]))
    return dict(total)
