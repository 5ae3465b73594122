"""A run of equal tokens becomes one long token.

bpe_single_merge_step([["a", "a", "a"]]) is ([["aa", "a"]], ("a", "a")),
this gives ([["aaa"]], ("a", "a")).
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
    best, _ = max(counts.items(), key=lambda item: (item[1], item[0]))
    result = []
    for row in corpus:
        merged, before = [], None
        for token in row:
            if (before, token) == best:
                merged[-1] += token
            else:
                merged.append(token)
            before = token
        result.append(merged)
    return result, best
