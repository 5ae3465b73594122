"""Counting calls itself once per sequence, and Python stops at a depth of about a thousand.

bpe_single_merge_step([["a", "b"]] * 2000)[1] is ("a", "b"), this raises RecursionError.
"""


def count_from(corpus, r, counts):
    if r == len(corpus):
        return counts
    row = corpus[r]
    for pair in zip(row, row[1:]):
        counts[pair] = counts.get(pair, 0) + 1
    return count_from(corpus, r + 1, counts)


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = count_from(corpus, 0, {})
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
