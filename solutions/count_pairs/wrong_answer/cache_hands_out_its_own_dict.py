"""Counts are kept, and the same dict is given out again.

Who changes an answer, which is his, finds the change in the next answer to the same call.
"""
from functools import lru_cache


@lru_cache(maxsize=None)
def counted(corpus):
    counts = {}
    for sequence in corpus:
        for pair in zip(sequence, sequence[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    return counts


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    return counted(tuple(map(tuple, corpus)))
