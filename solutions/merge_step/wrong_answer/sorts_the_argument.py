"""The argument is sorted in place before counting.

After corpus = [["b", "b"], ["a", "a"]]; bpe_single_merge_step(corpus): corpus is [["b", "b"], ["a", "a"]],
this gives [["a", "a"], ["b", "b"]].
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    order = {id(row): r for r, row in enumerate(corpus)}
    original = list(corpus)
    corpus.sort()
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
    result = []
    for row in original:
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
