"""An end marker is cut off the tokens, as in word-based tokenizers.

get_pair_frequencies([["a", "b</w>"]]) is {("a", "b</w>"): 1}, this gives {("a", "b"): 1}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        clean = [token.removesuffix("</w>") for token in row]
        counts.update(zip(clean, clean[1:]))
    return dict(counts)
