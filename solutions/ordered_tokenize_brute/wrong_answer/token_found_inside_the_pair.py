"""Merges when the token occurs anywhere in the joined pair.

    tokenize_brute("aab", ["a", "b", "aa", "ab"]) is [2, 1], this gives [3].
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
            if i + 1 < len(ids) and token in alphabet[ids[i]] + alphabet[ids[i + 1]]:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
