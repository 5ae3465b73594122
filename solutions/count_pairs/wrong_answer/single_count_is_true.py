"""A pair that is seen once gets True instead of 1.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives {("a", "b"): True}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            if pair in counts:
                counts[pair] += 1
            else:
                counts[pair] = True
    return counts
