"""A token equal to the last one in its sequence is mistaken for the last one.

get_pair_frequencies([["a", "a"]]) is {("a", "a"): 1}, this gives {}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for i, token in enumerate(row):
            if token == row[-1]:
                continue
            pair = (token, row[i + 1])
            counts[pair] = counts.get(pair, 0) + 1
    return counts
