"""A pair and its mirror image are counted together.

bpe_single_merge_step([["a", "b", "a"], ["z", "z"]]) is ([["a", "b", "a"], ["zz"]], ("z", "z")),
this gives ([["a", "ba"], ["z", "z"]], ("b", "a")).
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            counts[a, b] = counts.get((a, b), 0) + 1
    both = {(a, b): n + (counts.get((b, a), 0) if a != b else 0) for (a, b), n in counts.items()}
    if not counts:
        return corpus, None
    best = max(both, key=lambda pair: (both[pair], pair))
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
