"""Counts the one-letter tokens of the whole alphabet and takes that many entries as its prefix.

    tokenize_brute("a", ["aa", "a", "b"]) is a ValueError, this gives [1].
"""

def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = sum(len(token) == 1 for token in alphabet)
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
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
