"""Asks for the first token of an empty sequence.

get_pair_frequencies([[]]) is {}, this raises IndexError.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        previous = row[0]
        for token in row[1:]:
            counts[previous, token] = counts.get((previous, token), 0) + 1
            previous = token
    return counts
