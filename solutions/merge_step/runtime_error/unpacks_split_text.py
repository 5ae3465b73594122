"""Pairs are kept as text with a space in between, and a token with a space gives three parts.

bpe_single_merge_step([["a b", "c"]]) is ([["a bc"]], ("a b", "c")), this raises ValueError.
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    texts = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            key = f"{a} {b}"
            texts[key] = texts.get(key, 0) + 1
    counts = {}
    for key, count in texts.items():
        a, b = key.split(" ")
        counts[a, b] = count
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
