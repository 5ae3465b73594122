"""As long as the sequence contains the pair, its first place is searched for from the start.

O(N · matches): one long sequence with matches everywhere shows it.
"""
from itertools import pairwise


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        row = row[:]
        while pair in pairwise(row):
            i = next(i for i, both in enumerate(pairwise(row)) if both == pair)
            row = row[:i] + [pair[0] + pair[1]] + row[i + 2:]
        result.append(row)
    return result
