"""Answers are remembered by the id of the list, not by its contents.

After corpus = [["a", "b"]]; get_pair_frequencies(corpus); corpus.append(["a", "b"]):
get_pair_frequencies(corpus) is {("a", "b"): 2}, this gives {("a", "b"): 1}.
"""
_cache = {}


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    if id(corpus) in _cache:
        return dict(_cache[id(corpus)])
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    _cache[id(corpus)] = counts
    return dict(counts)
