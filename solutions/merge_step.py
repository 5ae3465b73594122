"""Reference for merge_step: count the pairs, choose by (count, pair), merge from left to right.

Why it is right: comparing `(count, pair)` tuples makes the highest count win and, among equal counts,
the greater pair, so the answer does not depend on the order in which pairs are met. If there is no
pair, it returns the corpus with None. Time O(T) for T tokens, space O(T).
"""

from itertools import pairwise


def bpe_single_merge_step(corpus: list[list[str]]) -> tuple[list[list[str]], tuple[str, str] | None]:
    frequencies: dict[tuple[str, str], int] = {}
    for sequence in corpus:
        for pair in pairwise(sequence):
            frequencies[pair] = frequencies.get(pair, 0) + 1
    if not frequencies:
        return corpus, None
    _, best = max((count, pair) for pair, count in frequencies.items())
    return [_merged(sequence, *best) for sequence in corpus], best


def _merged(sequence: list[str], left: str, right: str) -> list[str]:
    result = []
    position, end = 0, len(sequence)
    while position < end:
        token = sequence[position]
        if token == left and position + 1 < end and sequence[position + 1] == right:
            result.append(left + right)
            position += 2
        else:
            result.append(token)
            position += 1
    return result
