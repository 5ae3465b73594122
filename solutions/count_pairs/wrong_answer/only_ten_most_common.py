"""Only the ten most frequent pairs are returned.

len(get_pair_frequencies([[str(i) for i in range(12)]])) is 11, this gives 10.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter(pair for row in corpus for pair in zip(row, row[1:]))
    return dict(counts.most_common(10))
