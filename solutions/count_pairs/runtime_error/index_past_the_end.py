"""The loop looks for a neighbour of the last token.

get_pair_frequencies([["a"]]) is {}, this raises IndexError.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for i in range(len(row)):
            pair = (row[i], row[i + 1])
            counts[pair] = counts.get(pair, 0) + 1
    return counts
