"""On a tie upper and lower case are treated as the same.

bpe_single_merge_step([["Z", "a"], ["a", "Z"]]) is ([["Z", "a"], ["aZ"]], ("a", "Z")),
this gives ([["Za"], ["a", "Z"]], ("Z", "a")).
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
    best = max(counts, key=lambda pair: (counts[pair], pair[0].lower(), pair[1].lower(), pair))
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
