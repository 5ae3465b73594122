"""The last pair of each sequence is not counted.

bpe_single_merge_step([["a", "a", "b"]]) is ([["a", "ab"]], ("a", "b")),
this gives ([["aa", "b"]], ("a", "a")).
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for i in range(len(row) - 2):
            pair = (row[i], row[i + 1])
            counts[pair] = counts.get(pair, 0) + 1
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
