"""Only one place in the whole corpus is merged.

bpe_single_merge_step([["a", "b"], ["a", "b"]]) is ([["ab"], ["ab"]], ("a", "b")),
this gives ([["ab"], ["a", "b"]], ("a", "b")).
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
    result = [list(row) for row in corpus]
    row = next(row for row in result if best in zip(row, row[1:]))
    i = list(zip(row, row[1:])).index(best)
    row[i:i + 2] = [best[0] + best[1]]
    return result, best
