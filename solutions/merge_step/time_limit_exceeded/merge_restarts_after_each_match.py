"""After each match the merge searches the sequence from its start again.

O(N · matches): one long sequence a b a b ... shows it.
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
        row = list(row)
        pairs = list(zip(row, row[1:]))
        while best in pairs:
            i = pairs.index(best)
            row[i:i + 2] = [best[0] + best[1]]
            pairs = list(zip(row, row[1:]))
        result.append(row)
    return result, best
