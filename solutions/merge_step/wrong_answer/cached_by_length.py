"""The best pair is remembered by the number of sequences.

After bpe_single_merge_step([["a", "b"]]): bpe_single_merge_step([["b", "a"]]) is ([["ba"]], ("b", "a")),
this gives ([["b", "a"]], ("a", "b")).
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
    if len(corpus) not in _best:
        _best[len(corpus)] = max(counts, key=lambda pair: (counts[pair], pair))
    best = _best[len(corpus)]
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
