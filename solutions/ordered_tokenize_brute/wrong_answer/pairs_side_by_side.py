"""Looks only at the places 0-1, 2-3, 4-5 and so on.

    tokenize_brute("aab", ["a", "b", "ab"]) is [0, 2], this gives [0, 0, 1].
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
        i = 0
        while i < len(ids):
            if i + 1 < len(ids) and alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                merged.append(token_id)
                i += 2
            else:
                merged += ids[i:i + 2]
                i += 2
        ids = merged
    return ids
