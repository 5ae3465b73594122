"""The counts of the sequences are added up without a start value, so an empty corpus has no sum.

get_pair_frequencies([]) is {}, this raises TypeError.
"""
import functools
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    per_row = (Counter(zip(row, row[1:])) for row in corpus)
    return functools.reduce(lambda total, row: total.update(row) or total, per_row)
