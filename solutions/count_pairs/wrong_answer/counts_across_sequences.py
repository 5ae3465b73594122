"""Pairs are also counted across the boundary between two sequences.

get_pair_frequencies([["a"], ["b"]]) is {}, this gives {("a", "b"): 1}.
"""
from collections import Counter
from itertools import chain, pairwise


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    return dict(Counter(pairwise(chain.from_iterable(corpus))))
