"""Pairs that overlap are counted only once when the best one is chosen.

bpe_single_merge_step([["a", "a", "a"], ["a", "b"]]) is ([["aa", "a"], ["a", "b"]], ("a", "a")),
this gives ([["a", "a", "a"], ["ab"]], ("a", "b")).
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        end_of_last = {}
        for i in range(len(row) - 1):
            pair = (row[i], row[i + 1])
            if end_of_last.get(pair, -1) < i:
                counts[pair] = counts.get(pair, 0) + 1
                end_of_last[pair] = i + 1
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
