"""An end marker is added to each sequence and counted.

get_pair_frequencies([["a"]]) is {}, this gives {("a", "</w>"): 1}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        marked = row + ["</w>"]
        counts.update(zip(marked, marked[1:]))
    return dict(counts)
