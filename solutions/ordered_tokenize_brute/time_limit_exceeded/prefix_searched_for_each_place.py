"""Counts the tokens before each place again to find where the scan is.

Quadratic in N for one token, any text from 5,000 characters.
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
        done = 0
        while sum(2 if token_id == x else 1 for x in merged) < len(ids):
            done = sum(2 if token_id == x else 1 for x in merged)
            if done + 1 < len(ids) and alphabet[ids[done]] + alphabet[ids[done + 1]] == token:
                merged.append(token_id)
            else:
                merged.append(ids[done])
        ids = merged
    return ids
