"""Deletes the second part of each match from the list.

Quadratic in N for one token: one merge over a long "abab...". del moves memory fast, so it takes N of 200,000 and more to show.
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
        for i in range(len(ids)):
            if i + 1 >= len(ids):
                break
            if alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                ids[i] = token_id
                del ids[i + 1]
    return ids
