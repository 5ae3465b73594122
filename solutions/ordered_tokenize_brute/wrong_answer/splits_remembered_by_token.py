"""Remembers the id pairs of a token between calls, although another alphabet numbers them differently.

    after tokenize_brute("ab", ["a", "b", "ab"]), tokenize_brute("ab", ["b", "a", "ab"]) is [2], this gives [1, 0].
"""

SPLITS = {}


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
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
        if token not in SPLITS:
            SPLITS[token] = {
                (alphabet.index(token[:cut]), alphabet.index(token[cut:]))
                for cut in range(1, len(token))
                if token[:cut] in alphabet and token[cut:] in alphabet
            }
        merged = []
        i = 0
        while i < len(ids):
            if i + 1 < len(ids) and (ids[i], ids[i + 1]) in SPLITS[token]:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
