"""The argument is copied first, and the sequences are consumed from the right."""
import copy


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in map(copy.copy, copy.copy(corpus)):
        while len(row) > 1:
            right = row.pop()
            left = row[-1]
            counts[left, right] = counts.get((left, right), 0) + 1
    return counts
