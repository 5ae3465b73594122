"""Matches may overlap.

bpe_single_merge_step([["a", "a", "a"]]) is ([["aa", "a"]], ("a", "a")),
this gives ([["aa", "aa"]], ("a", "a")).
"""


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
    result = []
    for row in corpus:
        merged, taken = [], False
        for i, token in enumerate(row):
            if i + 1 < len(row) and (token, row[i + 1]) == best:
                merged.append(token + row[i + 1])
                taken = True
            elif taken:
                taken = False
            else:
                merged.append(token)
        result.append(merged)
    return result, best
