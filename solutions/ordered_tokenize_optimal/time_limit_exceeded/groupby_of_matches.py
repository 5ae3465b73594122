"""Splits the sequence into runs with itertools.groupby for each token that occurs in the text.

O(M N): de Bruijn text, where N and M grow together.
"""

from itertools import groupby


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    ids = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    known = {token: i for i, token in enumerate(alphabet)}
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        if token not in text:
            continue
        marked = []
        waiting = None
        for flag, run in groupby(zip(ids, ids[1:] + [-1]), key=lambda p: p[1] >= 0 and alphabet[p[0]] + alphabet[p[1]] == token):
            run = [first for first, _ in run]
            if not flag:
                marked += run[1:] if waiting else run
                waiting = None
                continue
            # a run of n matching places holds every second one; the last may swallow the next run's first id
            hits = (len(run) + 1) // 2
            marked += [token_id] * hits
            waiting = len(run) % 2 == 1
        ids = marked
    return ids
