"""Both tokens of a match are popped from a copy and the merged one inserted: three moves of all that follows.

O(N · matches) moves, but fast ones: one long sequence a b a b ... shows it.
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
        raise ValueError("no pair to merge")
    best, _ = max(counts.items(), key=lambda item: (item[1], item[0]))
    result = []
    for row in corpus:
        row = row[:]
        i = 0
        while i + 1 < len(row):
            if (row[i], row[i + 1]) == best:
                left, right = row.pop(i), row.pop(i)
                row.insert(i, left + right)
            i += 1
        result.append(row)
    return result, best
