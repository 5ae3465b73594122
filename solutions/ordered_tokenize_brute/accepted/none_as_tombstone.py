"""Marks swallowed places with None within a pass and sweeps them out at its end.
"""

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
        hit = False
        i = 0
        while i < len(ids) - 1:
            if alphabet[ids[i]] + alphabet[ids[i + 1]] == alphabet[token_id]:
                ids[i] = token_id
                ids[i + 1] = None
                hit = True
                i += 1
            i += 1
        if hit:
            ids = [token_id for token_id in ids if token_id is not None]
    return ids
