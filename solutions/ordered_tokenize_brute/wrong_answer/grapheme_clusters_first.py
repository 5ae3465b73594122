"""A letter and its accent are taken as one token whenever the alphabet has it, before any pass.

    tokenize_brute("xe\\u0301", ["x", "e", "\\u0301", "xe", "e\\u0301"]) is [3, 2], this gives [0, 4].
"""

import unicodedata


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    known = {token: i for i, token in enumerate(alphabet)}
    ids = []
    position = 0
    while position < len(text):
        character = text[position]
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        cluster = text[position:position + 2]
        if len(cluster) == 2 and unicodedata.combining(cluster[1]) and cluster in known and cluster[1] in base:
            ids.append(known[cluster])
            position += 2
        else:
            ids.append(base[character])
            position += 1
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
    return ids
