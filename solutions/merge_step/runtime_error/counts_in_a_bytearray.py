"""Counts are kept in single bytes, which cannot go above 255.

bpe_single_merge_step([["a"] * 257])[1] is ("a", "a"), this raises OverflowError.
"""
from array import array


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    slot, numbers = {}, array("B")
    for row in corpus:
        for pair in zip(row, row[1:]):
            if pair not in slot:
                slot[pair] = len(numbers)
                numbers.append(0)
            numbers[slot[pair]] += 1
    counts = {pair: numbers[i] for pair, i in slot.items()}
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
