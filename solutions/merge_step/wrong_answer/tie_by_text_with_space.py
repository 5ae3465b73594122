r"""On a tie the pair with the greater text, joined by a space, wins.

bpe_single_merge_step([["a", "b"], ["a\t", "b"]]) is ([["a", "b"], ["a\tb"]], ("a\t", "b")),
this gives ([["ab"], ["a\t", "b"]], ("a", "b")).
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
    best = max(counts, key=lambda pair: (counts[pair], " ".join(pair), pair))
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
