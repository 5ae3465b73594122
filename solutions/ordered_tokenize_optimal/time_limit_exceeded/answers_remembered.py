"""Remembers the ids that each earlier call ended with, and makes brute-force passes otherwise.

O(M N): de Bruijn text, where N and M grow together. A repeated call with the same input is free.
"""

ANSWERS = {}


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    key = (text, tuple(alphabet))
    if key in ANSWERS:
        return list(ANSWERS[key])
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    ids = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        merged = []
        i = 0
        while i < len(ids):
            if i + 1 < len(ids) and alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    ANSWERS[key] = tuple(ids)
    return ids
