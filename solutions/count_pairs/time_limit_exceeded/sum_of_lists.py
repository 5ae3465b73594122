"""The lists of pairs of all sequences are joined with sum(lists, []).

O(S · N) for S sequences: many short sequences show it.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    return dict(Counter(sum((list(zip(row, row[1:])) for row in corpus), [])))
