"""Keeps pairs in lists, one list for each right token.

O(T^2) where one token follows all others.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    lists = {}
    for sequence in corpus:
        for left, right in zip(sequence, sequence[1:]):
            lefts, counts = lists.setdefault(right, ([], []))
            if left in lefts:
                counts[lefts.index(left)] += 1
            else:
                lefts.append(left)
                counts.append(1)
    return {(left, right): count for right, (lefts, counts) in lists.items() for left, count in zip(lefts, counts)}
