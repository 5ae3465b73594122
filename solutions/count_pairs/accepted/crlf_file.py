"""The lines of the file end with carriage return and line feed."""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        counts.update(zip(row, \
                          row[1:]))
    return dict(counts)
