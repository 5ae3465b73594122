"""The neighbour is looked up with list.index, which finds only the first such token.

get_pair_frequencies([["a", "a", "b"]]) is {("a", "a"): 1, ("a", "b"): 1}, this gives {("a", "a"): 2}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for token in row[:-1]:
            pair = (token, row[row.index(token) + 1])
            counts[pair] = counts.get(pair, 0) + 1
    return counts
