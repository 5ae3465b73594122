"""Pairs that differ only in case are counted together.

bpe_single_merge_step([["a", "b"], ["A", "b"], ["z", "z"]]) is ([["a", "b"], ["A", "b"], ["zz"]], ("z", "z")),
this gives ([["ab"], ["A", "b"], ["z", "z"]], ("a", "b")).
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    folded, counts = {}, {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            key = (a.lower(), b.lower())
            folded[key] = folded.get(key, 0) + 1
            counts[a, b] = key
    counts = {pair: folded[key] for pair, key in counts.items()}
    if not counts:
        return corpus, None
    best, _ = max(counts.items(), key=lambda item: (item[1], item[0]))
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
