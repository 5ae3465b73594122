"""The whole list of pairs is counted through again for each distinct pair.

O(N · D) for D different pairs: many distinct pairs show it.
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    pairs = [pair for row in corpus for pair in zip(row, row[1:])]
    counts = {pair: pairs.count(pair) for pair in set(pairs)}
    if not counts:
        raise ValueError("no pair to merge")
    best = max(counts, key=lambda pair: (counts[pair], pair))
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
