"""The new corpus is rebuilt for every sequence with list + list.

O(S²) for S sequences: many short sequences show it.
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
        merged, i = [], 0
        while i < len(row):
            if i + 1 < len(row) and (row[i], row[i + 1]) == best:
                merged.append(row[i] + row[i + 1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result = result + [merged]
    return result, best
