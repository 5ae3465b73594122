"""The counts of earlier calls are still there when the best pair is chosen.

After bpe_single_merge_step([["b", "b", "b"]]): bpe_single_merge_step([["b", "b"], ["c", "c"]]) is ([["b", "b"], ["cc"]], ("c", "c")),
this gives ([["bb"], ["c", "c"]], ("b", "b")).
"""


def bpe_single_merge_step(
    corpus: list[list[str]], seen={}
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            seen[pair] = seen.get(pair, 0) + 1
            counts[pair] = seen[pair]
    if not counts:
        return corpus, None
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
