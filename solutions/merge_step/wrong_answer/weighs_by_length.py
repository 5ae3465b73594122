"""The count is multiplied by the length of the merged token.

bpe_single_merge_step([["aaaa", "b"], ["c", "c", "c"]]) is ([["aaaa", "b"], ["cc", "c"]], ("c", "c")),
this gives ([["aaaab"], ["c", "c", "c"]], ("aaaa", "b")).
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
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair] * len(pair[0] + pair[1]), pair))
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
