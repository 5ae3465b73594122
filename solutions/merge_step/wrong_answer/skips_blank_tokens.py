"""Pairs with a token that is only white space are not counted.

bpe_single_merge_step([["a", " "]]) is ([["a "]], ("a", " ")), this gives ([["a", " "]], None).
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            if a.strip() and b.strip():
                counts[a, b] = counts.get((a, b), 0) + 1
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
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
