r"""Tokens are joined by newlines and split with splitlines, which also splits at other line breaks.

get_pair_frequencies([["a\rb"]]) is {}, this gives {("a", "b"): 1}.
"""
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        lines = "\n".join(row).splitlines()
        counts.update(zip(lines, lines[1:]))
    return counts
