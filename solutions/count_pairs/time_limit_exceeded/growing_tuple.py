"""The pairs of a sequence are collected in a tuple that grows one pair at a time.

O(N²) in the length of a sequence: one long sequence shows it.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        pairs = ()
        for i in range(len(row) - 1):
            pairs += ((row[i], row[i + 1]),)
        for pair in pairs:
            counts[pair] = counts.get(pair, 0) + 1
    return counts
