"""The most common pair is looked at for a debug print, also when there is no pair.

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
