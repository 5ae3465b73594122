"""The values are shares of all pairs instead of counts.

get_pair_frequencies([["a", "b", "a"]]) is {("a", "b"): 1, ("b", "a"): 1}, this gives
{("a", "b"): 0.5, ("b", "a"): 0.5}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter(pair for row in corpus for pair in zip(row, row[1:]))
    total = sum(counts.values())
    return {pair: count / total for pair, count in counts.items()}
