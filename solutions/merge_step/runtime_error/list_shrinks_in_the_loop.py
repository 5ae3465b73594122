"""The list gets shorter while the loop still counts to its old length.

bpe_single_merge_step([["b", "a", "a"]]) is ([["ba", "a"]], ("b", "a")), this raises IndexError.
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
    best, _ = max(counts.items(), key=lambda item: (item[1], item[0]))
    result = [row[:] for row in corpus]
    for row in result:
        for i in range(len(row) - 1):
            left, right = row[i], row[i + 1]
            if (left, right) == best:
                row[i:i + 2] = [left + right]
    return result, best
