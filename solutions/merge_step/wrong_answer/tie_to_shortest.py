"""On a tie the pair with the shortest merged token wins.

bpe_single_merge_step([["a", "b"], ["bb", "a"]]) is ([["a", "b"], ["bba"]], ("bb", "a")),
this gives ([["ab"], ["bb", "a"]], ("a", "b")).
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
    best = max(counts, key=lambda pair: (counts[pair], -len(pair[0] + pair[1]), pair))
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
