"""A Counter is updated with itertools.pairwise of each sequence, and the Counter itself is returned."""
from collections import Counter
from itertools import pairwise


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for sequence in corpus:
        counts.update(pairwise(sequence))
    return counts
