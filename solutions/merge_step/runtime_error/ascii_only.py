r"""Tokens are encoded as ASCII to compare them.

bpe_single_merge_step([["\u00e9", "a"]]) is ([["\u00e9a"]], ("\u00e9", "a")), this raises UnicodeEncodeError.
"""
from collections import defaultdict


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = defaultdict(int)
    for row in corpus:
        for i in range(len(row) - 1):
            counts[row[i], row[i + 1]] += 1
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], [token.encode("ascii") for token in pair]))
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
