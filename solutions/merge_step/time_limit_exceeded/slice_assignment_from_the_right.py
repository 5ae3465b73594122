"""Finds all matches first, and replaces them from right to left in place, which moves all tokens after each.

O(T^2) moves, the fastest there are: two tokens in turn (T = 500,000).
"""
from collections import Counter


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = Counter(pair for sequence in corpus for pair in zip(sequence, sequence[1:]))
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
    left, right = best
    merged = []
    for sequence in corpus:
        row, hits, place = list(sequence), [], 0
        while place + 1 < len(sequence):
            if sequence[place] == left and sequence[place + 1] == right:
                hits.append(place)
                place += 1
            place += 1
        for place in reversed(hits):
            row[place : place + 2] = [left + right]
        merged.append(row)
    return merged, best
