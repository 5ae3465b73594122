"""Scans the reversed sequence and inserts results at the front of a list.

Quadratic in N for one token, any text from 100,000 characters.
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
        waiting = ids[::-1]
        merged = []
        while waiting:
            first = waiting.pop()
            if waiting and alphabet[first] + alphabet[waiting[-1]] == token:
                waiting.pop()
                merged.insert(0, token_id)
            else:
                merged.insert(0, first)
        merged.reverse()
        ids = merged
    return ids
