"""A pair's key is missing from the dict the first time the pair is seen.

bpe_single_merge_step([["a", "b"]]) is ([["ab"]], ("a", "b")), this raises KeyError.
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] += 1
    if not counts:
        return corpus, None
    best, _ = max(counts.items(), key=lambda item: (item[1], item[0]))
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
