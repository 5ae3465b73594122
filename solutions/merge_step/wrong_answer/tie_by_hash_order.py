"""On a tie the pair that comes first in a set wins, which changes from run to run.

bpe_single_merge_step([[a, "z"] for a in "abcdefghijklmnopqrstuvwxyz"])[1] is ("z", "z"),
this may give any of the 26 pairs.
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
    best = max(set(counts), key=counts.get)
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
