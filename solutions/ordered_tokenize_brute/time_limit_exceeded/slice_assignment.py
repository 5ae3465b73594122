"""Replaces each match by assigning to a slice of the list.

Quadratic in N for one token: one merge over a long "abab...". Slice assignment moves memory fast, so it takes N of 200,000 and more to show.
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
        i = 0
        while i < len(ids) - 1:
            if alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                ids[i:i + 2] = [token_id]
            i += 1
    return ids
