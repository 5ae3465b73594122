"""Only the first match of each sequence is merged.

bpe_single_merge_step([["b", "a", "b", "a"]]) is ([["ba", "ba"]], ("b", "a")),
this gives ([["ba", "b", "a"]], ("b", "a")).
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
    top = max(counts.values())
    best = max(pair for pair, count in counts.items() if count == top)
    result = []
    for row in corpus:
        row = list(row)
        for i in range(len(row) - 1):
            if (row[i], row[i + 1]) == best:
                row[i:i + 2] = ["".join(best)]
                break
        result.append(row)
    return result, best
