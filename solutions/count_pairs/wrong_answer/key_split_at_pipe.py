"""Pairs are kept as text with a bar in between, and tokens with a bar come back split in the wrong place.

get_pair_frequencies([["a|", "b"]]) is {("a|", "b"): 1}, this gives {("a", "|b"): 1}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            key = f"{a}|{b}"
            counts[key] = counts.get(key, 0) + 1
    return {tuple(key.split("|", 1)): count for key, count in counts.items()}
