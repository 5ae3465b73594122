"""The merge calls itself once per token, and Python stops at a depth of about a thousand.

bpe_single_merge_step([["a"] * 3000])[1] is ("a", "a"), this raises RecursionError.
"""


def merge(row, pair):
    if len(row) < 2:
        return list(row)
    if (row[0], row[1]) == pair:
        return [row[0] + row[1]] + merge(row[2:], pair)
    return [row[0]] + merge(row[1:], pair)


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
    result = [merge(row, best) for row in corpus]
    return result, best
