"""When there is no pair, the pair returned is an empty tuple instead of None.

bpe_single_merge_step([["a"]]) is ([["a"]], None), this gives ([["a"]], ()).
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        return corpus, ()
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
