"""The rest of the sequence is copied for every token.

O(N²) in the length of a sequence: one long sequence shows it.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        while row[1:]:
            pair = (row[0], row[1])
            counts[pair] = counts.get(pair, 0) + 1
            row = row[1:]
    return counts
