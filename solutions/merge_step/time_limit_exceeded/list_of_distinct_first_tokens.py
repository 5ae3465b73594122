"""For each distinct first token the whole list of pairs is walked again.

O(N · V) for V different tokens: one long sequence of many distinct tokens shows it.
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    pairs = [pair for row in corpus for pair in zip(row, row[1:])]
    counts = {}
    for first in {a for a, _ in pairs}:
        for pair in pairs:
            if pair[0] == first:
                counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        raise ValueError("no pair to merge")
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
