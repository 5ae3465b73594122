"""Each sequence's counts are added to all the counts so far in a new Counter.

O(S · D) for S sequences and D different pairs: many short sequences with distinct pairs show it.
"""
from collections import Counter


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = sum((Counter(zip(row, row[1:])) for row in corpus), Counter())
    if not counts:
        raise ValueError("no pair to merge")
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
