"""The last pair of each sequence is not counted.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives {}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for i in range(len(row) - 2):
            pair = (row[i], row[i + 1])
            counts[pair] = counts.get(pair, 0) + 1
    return counts
