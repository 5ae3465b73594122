"""The first occurrence of a pair is not counted.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives {("a", "b"): 0}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            if pair not in counts:
                counts[pair] = 0
            else:
                counts[pair] += 1
    return counts
