"""Reference for count_pairs: pair each token with its right neighbour, sequence by sequence.

Why it is right: `pairwise(sequence)` yields exactly the neighbouring pairs of one sequence, one for each
position except the last, so overlaps count and no pair spans two sequences; a key appears only when its
pair is counted. Time O(T) for T tokens, space O(P) for P distinct pairs.
"""

from itertools import pairwise


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    frequencies: dict[tuple[str, str], int] = {}
    for sequence in corpus:
        for pair in pairwise(sequence):
            frequencies[pair] = frequencies.get(pair, 0) + 1
    return frequencies
