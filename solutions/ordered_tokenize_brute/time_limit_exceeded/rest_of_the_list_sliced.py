"""Cuts the handled ids off the front of the list with slices.

Quadratic in N for one token, any text from 20,000 characters.
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
        token = alphabet[token_id]
        merged = []
        rest = ids
        while rest:
            if len(rest) > 1 and alphabet[rest[0]] + alphabet[rest[1]] == token:
                merged.append(token_id)
                rest = rest[2:]
            else:
                merged.append(rest[0])
                rest = rest[1:]
        ids = merged
    return ids
