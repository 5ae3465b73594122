"""Answers are remembered by the text the tokens spell.

After get_pair_frequencies([["ab"]]): get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1},
this gives {}.
"""
_cache = {}


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    key = "\n".join("".join(row) for row in corpus)
    if key not in _cache:
        counts = {}
        for row in corpus:
            for pair in zip(row, row[1:]):
                counts[pair] = counts.get(pair, 0) + 1
        _cache[key] = counts
    return dict(_cache[key])
