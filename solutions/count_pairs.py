"""Reference for count_pairs: take each token with its right neighbour, sequence by sequence.

Why it is right: `pairwise(sequence)` gives exactly the neighbours of one sequence, one pair
for each position but the last, so overlaps count and nothing spans two sequences; a key appears only
when it is counted. Time O(T) for T tokens, space O(P) for P different pairs.
"""

from itertools import pairwise


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    frequencies: dict[tuple[str, str], int] = {}
    for sequence in corpus:
        for pair in pairwise(sequence):
            frequencies[pair] = frequencies.get(pair, 0) + 1
    return frequencies
