r"""Tokens are put into Unicode normal form, so different spellings become one.

get_pair_frequencies([["e\u0301", "a"]]) is {("e\u0301", "a"): 1}, this gives {("\u00e9", "a"): 1}.
"""
import unicodedata
from collections import Counter


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = Counter()
    for row in corpus:
        row = [unicodedata.normalize("NFC", token) for token in row]
        counts.update(zip(row, row[1:]))
    return dict(counts)
