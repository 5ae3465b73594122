"""The merge is a replace in text joined by tabs, which also matches ends of longer tokens.

bpe_single_merge_step([["b", "b", "xb", "b", "b"]]) is ([["bb", "xb", "bb"]], ("b", "b")),
this gives ([["bb", "xbb", "b"]], ("b", "b")).
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
    top = max(counts.values())
    best = max(pair for pair, count in counts.items() if count == top)
    old, new = "\t".join(best), "".join(best)
    result = []
    for row in corpus:
        text = "\t".join(row).replace(old, new)
        result.append(text.split("\t") if row else [])
    return result, best
