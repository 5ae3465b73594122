"""Pairs that overlap are counted only once.

get_pair_frequencies([["a", "a", "a"]]) is {("a", "a"): 2}, this gives {("a", "a"): 1}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        end_of_last = {}
        for i in range(len(row) - 1):
            pair = (row[i], row[i + 1])
            if end_of_last.get(pair, -1) >= i:
                continue
            counts[pair] = counts.get(pair, 0) + 1
            end_of_last[pair] = i + 1
    return counts
