"""An empty token is appended to each sequence and removed again, but not where max() raises a ValueError.

bpe_single_merge_step([["a"]]) may raise, but leaves the caller with [["a", ""]].
"""

from collections import Counter


def bpe_single_merge_step(corpus: list[list[str]]) -> tuple[list[list[str]], tuple[str, str] | None]:
    for sequence in corpus:
        sequence.append("")
    counts = Counter()
    for sequence in corpus:
        for i in range(len(sequence) - 2):
            counts[sequence[i], sequence[i + 1]] += 1
    best = max(counts, key=lambda pair: (counts[pair], pair))
    merged = []
    for sequence in corpus:
        row, i = [], 0
        while sequence[i]:
            if (sequence[i], sequence[i + 1]) == best:
                row.append(sequence[i] + sequence[i + 1])
                i += 2
            else:
                row.append(sequence[i])
                i += 1
        sequence.pop()
        merged.append(row)
    return merged, best
