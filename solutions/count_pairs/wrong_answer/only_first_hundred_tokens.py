"""Only the first hundred tokens of a sequence are looked at.

get_pair_frequencies([["a"] * 101]) is {("a", "a"): 100}, this gives {("a", "a"): 99}.
"""
MAX_TOKENS = 100


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        row = row[:MAX_TOKENS]
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    return counts
