"""Only pairs of single characters are counted.

bpe_single_merge_step([["ab", "c"]]) is ([["abc"]], ("ab", "c")), this gives ([["ab", "c"]], None).
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            if len(a) == 1 and len(b) == 1:
                counts[a, b] = counts.get((a, b), 0) + 1
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
