"""Tokens that are not side by side are paired too.

get_pair_frequencies([["a", "b", "c"]]) is {("a", "b"): 1, ("b", "c"): 1}, this gives
{("a", "b"): 1, ("a", "c"): 1, ("b", "c"): 1}.
"""
from collections import Counter
from itertools import combinations


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    return Counter(pair for row in corpus for pair in combinations(row, 2))
