"""The merge copies the rest of the sequence for every token.

O(N²) in the length of a sequence: one long sequence shows it.
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        raise ValueError("no pair to merge")
    best = max(counts, key=lambda pair: (counts[pair], pair))
    result = []
    for rest in corpus:
        merged = []
        while rest:
            if tuple(rest[:2]) == best:
                merged.append("".join(best))
                rest = rest[2:]
            else:
                merged.append(rest[0])
                rest = rest[1:]
        result.append(merged)
    return result, best
