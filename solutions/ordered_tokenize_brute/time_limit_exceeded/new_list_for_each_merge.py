"""Copies the whole list for each match: left part, token and right part.

Quadratic in N for one token: one merge over a long "abab...".
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
        while i + 1 < len(ids):
            if alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                ids = ids[:i] + [token_id] + ids[i + 2:]
            i += 1
    return ids
