"""A tie is refused instead of being broken.

bpe_single_merge_step([["a", "b", "c"]]) is ([["a", "bc"]], ("b", "c")), this raises ValueError.
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
    best, *others = [pair for pair, count in counts.items() if count == top]
    if others:
        raise ValueError("several pairs have the highest count")
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
