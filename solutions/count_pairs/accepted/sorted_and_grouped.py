"""All pairs are sorted and equal neighbours counted with groupby: O(N log N), and the keys come out sorted."""
from itertools import groupby


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    pairs = sorted(pair for row in corpus for pair in zip(row, row[1:]))
    return {pair: sum(1 for _ in group) for pair, group in groupby(pairs)}
