r"""Tokens are encoded as ASCII.

get_pair_frequencies([["\u00e9"]]) is {}, this raises UnicodeEncodeError.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        encoded = [token.encode("ascii") for token in row]
        counts.update(zip(encoded, encoded[1:]))
    return {(a.decode(), b.decode()): count for (a, b), count in counts.items()}
