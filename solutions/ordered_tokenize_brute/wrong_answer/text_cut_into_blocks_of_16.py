"""Tokenizes blocks of 16 characters one by one, so no merge crosses their borders.

    tokenize_brute("b" * 15 + "ab", ["a", "b", "ab"]) is [1] * 15 + [2], this gives [1] * 15 + [0, 1].
"""

BLOCK = 16


def tokenize_block(text: str, alphabet: list[str]) -> list[int]:
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
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    ids = []
    for start in range(0, len(text), BLOCK):
        ids += tokenize_block(text[start:start + BLOCK], alphabet)
    return ids
