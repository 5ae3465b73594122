"""The keys are strings with a space between the two tokens instead of tuples.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives {"a b": 1}.
"""
from collections import defaultdict


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = defaultdict(int)
    for row in corpus:
        for i in range(len(row) - 1):
            counts[f"{row[i]} {row[i + 1]}"] += 1
    return dict(counts)
