"""Removes pairs from the list while counting up to its old length.

    tokenize_brute("aaa", ["a", "aa"]) is [1, 0], this raises IndexError.
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
        for i in range(len(ids) - 1):
            if alphabet[ids[i]] + alphabet[ids[i + 1]] == alphabet[token_id]:
                ids[i] = token_id
                del ids[i + 1]
    return ids
