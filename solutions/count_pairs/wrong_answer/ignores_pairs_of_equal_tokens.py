"""A token followed by itself is not counted as a pair.

get_pair_frequencies([["a", "a"]]) is {("a", "a"): 1}, this gives {}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            if a != b:
                counts[a, b] = counts.get((a, b), 0) + 1
    return counts
