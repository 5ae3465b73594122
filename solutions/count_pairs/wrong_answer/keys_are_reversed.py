"""The keys hold the right token first.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives {("b", "a"): 1}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for i in range(1, len(row)):
            pair = (row[i], row[i - 1])
            counts[pair] = counts.get(pair, 0) + 1
    return counts
