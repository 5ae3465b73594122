"""Tokens are numbered modulo 256, so the 257th different token is taken for the first.

("255", "256") in get_pair_frequencies([[str(i) for i in range(257)]]) is True, this gives False.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    numbers, names = {}, []
    counts = Counter()
    for row in corpus:
        for token in row:
            if token not in numbers:
                numbers[token] = len(names) & 0xFF
                names.append(token)
        codes = [numbers[token] for token in row]
        counts.update(zip(codes, codes[1:]))
    return {(names[a], names[b]): n for (a, b), n in counts.items()}
