"""The best pair is computed again from all counts whenever a new pair is seen.

O(D²) for D different pairs: many distinct pairs show it.
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts, best = {}, None
    for row in corpus:
        for pair in zip(row, row[1:]):
            is_new = pair not in counts
            counts[pair] = counts.get(pair, 0) + 1
            if is_new or counts[pair] >= counts[best]:
                best = max(counts, key=counts.get) if is_new else pair
    if not counts:
        return corpus, None
    best = max(pair for pair in counts if counts[pair] == counts[best])
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
