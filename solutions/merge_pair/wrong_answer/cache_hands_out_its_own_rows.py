"""Answers are kept, and the same lists are given out again.

Who changes an answer, which is his, finds the change in the next answer to the same call.
"""
from functools import lru_cache


@lru_cache(maxsize=None)
def merged(corpus, pair):
    left, right = pair
    rows = []
    for sequence in corpus:
        row, i = [], 0
        while i < len(sequence):
            if sequence[i : i + 2] == (left, right):
                row.append(left + right)
                i += 2
            else:
                row.append(sequence[i])
                i += 1
        rows.append(row)
    return rows


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    return merged(tuple(map(tuple, corpus)), pair)
