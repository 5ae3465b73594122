"""A debug print looks up the most common pair even when there are no pairs.

get_pair_frequencies([]) is {}, this raises IndexError.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        counts.update(zip(row, row[1:]))
    pair, count = counts.most_common(1)[0]
    print("most common:", pair, count)
    return dict(counts)
