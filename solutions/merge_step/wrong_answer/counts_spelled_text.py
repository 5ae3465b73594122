"""Pairs that spell the same text are counted together.

bpe_single_merge_step([["a", "bc"], ["ab", "c"], ["z", "z"]]) is ([["a", "bc"], ["ab", "c"], ["zz"]], ("z", "z")),
this gives ([["a", "bc"], ["abc"], ["z", "z"]], ("ab", "c")).
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    texts, counts = {}, {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            texts[a + b] = texts.get(a + b, 0) + 1
    for row in corpus:
        for a, b in zip(row, row[1:]):
            counts[a, b] = texts[a + b]
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
