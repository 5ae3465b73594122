"""The last token of a sequence is paired with its first.

get_pair_frequencies([["a"]]) is {}, this gives {("a", "a"): 1}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for i in range(len(row)):
            pair = (row[i - 1], row[i])
            counts[pair] = counts.get(pair, 0) + 1
    return counts
