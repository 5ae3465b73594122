"""Sequences are merged from right to left.

bpe_single_merge_step([["a", "a", "a"]]) is ([["aa", "a"]], ("a", "a")),
this gives ([["a", "aa"]], ("a", "a")).
"""
from collections import Counter


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = Counter()
    for row in corpus:
        counts.update(zip(row, row[1:]))
    if not counts:
        raise ValueError("no pair to merge")
    top = max(counts.values())
    best = max(pair for pair, count in counts.items() if count == top)
    result = []
    for row in corpus:
        merged, i = [], len(row) - 1
        while i >= 0:
            if i > 0 and (row[i - 1], row[i]) == best:
                merged.append(row[i - 1] + row[i])
                i -= 2
            else:
                merged.append(row[i])
                i -= 1
        result.append(merged[::-1])
    return result, best
