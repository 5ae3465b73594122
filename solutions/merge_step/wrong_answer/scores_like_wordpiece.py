"""The count is divided by the counts of the two tokens, as WordPiece does.

bpe_single_merge_step([["a", "a", "a", "b"]]) is ([["aa", "a", "b"]], ("a", "a")),
this gives ([["a", "a", "ab"]], ("a", "b")).
"""
from fractions import Fraction


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        raise ValueError("no pair to merge")
    tokens = {}
    for row in corpus:
        for token in row:
            tokens[token] = tokens.get(token, 0) + 1
    best = max(counts, key=lambda pair: (
        Fraction(counts[pair], tokens[pair[0]] * tokens[pair[1]]), pair))
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
