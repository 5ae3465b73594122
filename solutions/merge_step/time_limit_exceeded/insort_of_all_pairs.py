"""Every pair is inserted into a sorted list, which moves all greater ones.

O(N²) moves, but fast ones: one long sequence of many distinct tokens in falling order shows it.
Clearly over the limit only from about 150,000 tokens on.
"""
from bisect import insort
from itertools import groupby


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    pairs = []
    for row in corpus:
        for pair in zip(row, row[1:]):
            insort(pairs, pair)
    counts = {pair: sum(1 for _ in group) for pair, group in groupby(pairs)}
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
