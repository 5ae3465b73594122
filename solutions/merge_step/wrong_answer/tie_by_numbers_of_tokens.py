"""On a tie the tokens that were seen last are treated as greater.

bpe_single_merge_step([["c", "b", "a"]]) is ([["cb", "a"]], ("c", "b")),
this gives ([["c", "ba"]], ("b", "a")).
"""
from collections import Counter


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = Counter()
    for row in corpus:
        counts.update(zip(row, row[1:]))
    if not counts:
        return corpus, None
    number = {}
    for row in corpus:
        for token in row:
            number.setdefault(token, len(number))
    best = max(counts, key=lambda pair: (counts[pair], number[pair[0]], number[pair[1]]))
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
