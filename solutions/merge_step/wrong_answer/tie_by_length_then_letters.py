"""On a tie longer tokens are treated as greater.

bpe_single_merge_step([["aa", "b"], ["b", "b"]]) is ([["aa", "b"], ["bb"]], ("b", "b")),
this gives ([["aab"], ["b", "b"]], ("aa", "b")).
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
    best = max(counts, key=lambda pair: (counts[pair], [(len(token), token) for token in pair]))
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
