"""The counts are printed, and nothing is returned.

get_pair_frequencies([]) is {}, this gives None.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    print(counts)
