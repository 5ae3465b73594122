# -*- coding: latin-1 -*-
"""The file is latin-1 and says so in its first line (déjà vu)."""

TRENNER = "ß"


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    größe = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            größe[pair] = größe.get(pair, 0) + 1
    return größe
