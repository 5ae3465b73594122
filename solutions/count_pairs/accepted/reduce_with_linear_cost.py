"""Functional style: reduce folds all pairs into one dict that is changed in place."""
from functools import reduce
from itertools import chain


def add(counts, pair):
    counts[pair] = counts.get(pair, 0) + 1
    return counts


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    pairs = chain.from_iterable(map(lambda row: zip(row, row[1:]), corpus))
    return reduce(add, pairs, {})
