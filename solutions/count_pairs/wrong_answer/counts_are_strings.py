"""The counts are strings of digits.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives {("a", "b"): "1"}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    return {pair: f"{count:d}" for pair, count in counts.items()}
