"""The places of the best pair are kept in a list, and each token is looked up there.

O(N · matches): one long sequence with matches everywhere shows it.
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
        places = [i for i in range(len(row) - 1) if (row[i], row[i + 1]) == best]
        merged, i = [], 0
        while i < len(row):
            if i in places:
                merged.append(best[0] + best[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result, best
