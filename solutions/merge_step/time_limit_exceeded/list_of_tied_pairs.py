"""Pairs with the highest count are collected in a list, where each is looked up first.

O(T²) for T pairs tied for the highest count: many distinct pairs, all seen once, show it.
"""
from collections import defaultdict


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = defaultdict(int)
    for row in corpus:
        for i in range(len(row) - 1):
            counts[row[i], row[i + 1]] += 1
    if not counts:
        raise ValueError("no pair to merge")
    tied, top = [], 0
    for row in corpus:
        for pair in zip(row, row[1:]):
            if counts[pair] > top:
                tied, top = [pair], counts[pair]
            elif counts[pair] == top and pair not in tied:
                tied.append(pair)
    best = max(tied)
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if i + 1 < len(row) and (row[i], row[i + 1]) == best:
                merged.append(row[i] + row[i + 1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result, best
