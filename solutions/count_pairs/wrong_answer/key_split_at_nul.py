r"""Pairs are kept as text with a NUL in between, and tokens with a NUL come back split in the wrong place.

get_pair_frequencies([["a", "\0b"]]) is {("a", "\0b"): 1}, this gives {("a\0", "b"): 1}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            key = a + "\0" + b
            counts[key] = counts.get(key, 0) + 1
    result = {}
    for key, count in counts.items():
        a, _, b = key.rpartition("\0")
        result[a, b] = count
    return result
