"""All calls return one global list, and the next call empties it.

After first = bpe_single_merge_step([["a", "b"]]); bpe_single_merge_step([["c", "d"]]): first is ([["ab"]], ("a", "b")),
this gives ([["cd"]], ("a", "b")).
"""
from collections import Counter

_result = []


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = Counter()
    for row in corpus:
        counts.update(zip(row, row[1:]))
    if not counts:
        raise ValueError("no pair to merge")
    top = max(counts.values())
    best = max(pair for pair, count in counts.items() if count == top)
    _result.clear()
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == best:
                merged.append("".join(best))
                i += 2
            else:
                merged.append(row[i])
                i += 1
        _result.append(merged)
    return _result, best
