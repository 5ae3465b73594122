"""Pairs are also counted across the boundary between two sequences.

bpe_single_merge_step([["a", "a"], ["b"]]) is ([["aa"], ["b"]], ("a", "a")),
this gives ([["a", "a"], ["b"]], ("a", "b")).
"""
from itertools import chain, pairwise


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for pair in pairwise(chain.from_iterable(corpus)):
        counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
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
