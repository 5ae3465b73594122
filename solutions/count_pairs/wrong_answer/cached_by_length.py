"""Answers are remembered by the number of sequences only.

After get_pair_frequencies([["a", "b"]]): get_pair_frequencies([["a"]]) is {},
this gives {("a", "b"): 1}.
"""
_cache = {}


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    key = len(corpus)
    if key not in _cache:
        counts = {}
        for row in corpus:
            for pair in zip(row, row[1:]):
                counts[pair] = counts.get(pair, 0) + 1
        _cache[key] = counts
    return _cache[key]
