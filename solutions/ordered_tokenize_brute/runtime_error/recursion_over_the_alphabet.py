"""Calls itself once per token, which is too deep for a large alphabet.

    tokenize_brute("a", ["a"] + ["a" * i for i in range(2, 1100)]) is [0], this raises RecursionError.
"""

def passes(ids, token_id, alphabet):
    if token_id == len(alphabet):
        return ids
    merged = []
    i = 0
    while i < len(ids):
        if i + 1 < len(ids) and alphabet[ids[i]] + alphabet[ids[i + 1]] == alphabet[token_id]:
            merged.append(token_id)
            i += 2
        else:
            merged.append(ids[i])
            i += 1
    return passes(merged, token_id + 1, alphabet)


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
    return passes(ids, size, alphabet)
