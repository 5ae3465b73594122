"""The two tokens of a pair are put in alphabetical order.

get_pair_frequencies([["b", "a"]]) is {("b", "a"): 1}, this gives {("a", "b"): 1}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for i in range(1, len(row)):
            pair = tuple(sorted((row[i - 1], row[i])))
            counts[pair] = counts.get(pair, 0) + 1
    return counts
