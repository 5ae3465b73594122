"""Restarts a token's scan from the left after each merge.

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
        merged = True
        while merged:
            merged = False
            for i in range(len(ids) - 1):
                if alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                    ids = ids[:i] + [token_id] + ids[i + 2:]
                    merged = True
                    break
    return ids
