"""The whole list of pairs is counted through again for each distinct pair.

O(N · D) for D different pairs: many distinct pairs show it.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    pairs = [pair for row in corpus for pair in zip(row, row[1:])]
    return {pair: pairs.count(pair) for pair in set(pairs)}
