"""Tokens are numbered by their place in a list of all tokens.

O(N · V) for V different tokens: one long sequence of many distinct tokens shows it.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    vocabulary = sorted({token for row in corpus for token in row})
    counts = Counter()
    for row in corpus:
        numbers = [vocabulary.index(token) for token in row]
        counts.update(zip(numbers, numbers[1:]))
    return {(vocabulary[a], vocabulary[b]): count for (a, b), count in counts.items()}
