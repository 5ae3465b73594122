"""Keeps the index by place in the shrinking list and shifts all later places after a merge.

O(M N), and quadratic in the hits of one token: de Bruijn text.
"""

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
    ids_at = ids
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        if token not in text:
            continue
        places = [i for i in range(len(ids_at) - 1) if alphabet[ids_at[i]] + alphabet[ids_at[i + 1]] == token]
        shift = 0
        done = -1
        for i in places:
            if i < done:
                continue
            done = i + 2
            ids_at[i - shift:i - shift + 2] = [token_id]
            shift += 1
    return ids_at
