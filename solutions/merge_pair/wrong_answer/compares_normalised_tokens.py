"""Tokens are compared in their normalised Unicode form.

merge_pair([["e\u0301", "a"]], ("\u00e9", "a")) is [["e\u0301", "a"]], this gives [["\u00e9a"]].
"""
from unicodedata import normalize


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    left, right = (normalize("NFC", token) for token in pair)
    merged = []
    for sequence in corpus:
        row, i = [], 0
        while i < len(sequence):
            both = [normalize("NFC", token) for token in sequence[i : i + 2]]
            if both == [left, right]:
                row.append(pair[0] + pair[1])
                i += 2
            else:
                row.append(sequence[i])
                i += 1
        merged.append(row)
    return merged
