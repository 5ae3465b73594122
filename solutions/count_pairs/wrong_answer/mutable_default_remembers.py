"""The counts of earlier calls are still in the dict.

After get_pair_frequencies([["a", "b"]]): get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1},
this gives {("a", "b"): 2}.
"""


def get_pair_frequencies(corpus: list[list[str]], counts={}) -> dict[tuple[str, str], int]:
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    return counts
