"""The sequences of the argument are changed in place.

After corpus = [["a", "b"]]; bpe_single_merge_step(corpus): corpus is [["a", "b"]], this gives [["ab"]].
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
    result = list(corpus)
    for row in result:
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == best:
                merged.append("".join(best))
                i += 2
            else:
                merged.append(row[i])
                i += 1
        row[:] = merged
    return result, best
