"""All pairs with the highest count are merged, not only the greatest.

bpe_single_merge_step([["a", "b"], ["c", "d"]]) is ([["a", "b"], ["cd"]], ("c", "d")),
this gives ([["ab"], ["cd"]], ("c", "d")).
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        raise ValueError("no pair to merge")
    top = max(counts.values())
    tied = {pair for pair, count in counts.items() if count == top}
    best = max(tied)
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if i + 1 < len(row) and (row[i], row[i + 1]) in tied:
                merged.append(row[i] + row[i + 1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result, best
