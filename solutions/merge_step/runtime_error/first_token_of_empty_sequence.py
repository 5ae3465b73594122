"""Asks for the first token of an empty sequence.

bpe_single_merge_step([[], ["a", "b"]]) is ([[], ["ab"]], ("a", "b")), this raises IndexError.
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
    for row in corpus:
        merged, joined = [row[0]], False
        for token in row[1:]:
            joined = not joined and (merged[-1], token) == best
            if joined:
                merged[-1] += token
            else:
                merged.append(token)
        result.append(merged)
    return result, best
