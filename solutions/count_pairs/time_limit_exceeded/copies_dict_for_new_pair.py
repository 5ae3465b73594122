"""The dict of counts is copied whenever a new pair is seen.

O(D²) for D different pairs: many distinct pairs show it.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            if pair in counts:
                counts[pair] += 1
            else:
                counts = {**counts, pair: 1}
    return counts
