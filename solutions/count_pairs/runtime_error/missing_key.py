"""A pair's key is missing from the dict the first time the pair is seen.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this raises KeyError.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for i in range(len(row) - 1):
            counts[row[i], row[i + 1]] += 1
    return counts
