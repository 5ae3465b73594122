"""All calls return one global dict, and the next call empties it.

After first = get_pair_frequencies([["a", "b"]]); get_pair_frequencies([]): first is {("a", "b"): 1},
this gives {}.
"""
_counts = {}


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    _counts.clear()
    for row in corpus:
        for pair in zip(row, row[1:]):
            _counts[pair] = _counts.get(pair, 0) + 1
    return _counts
