"""Writes the ids as digits with nothing between them, so that ids of 10 or more fall apart.

    tokenize_brute("k", list("abcdefghijk")) is [10], this gives [1, 0].
"""

import re


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
    index = {token: i for i, token in enumerate(alphabet)}
    digits = "".join(map(str, ids))
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        pairs = [
            f"{index[token[:cut]]}{index[token[cut:]]}"
            for cut in range(1, len(token))
            if token[:cut] in index and token[cut:] in index
        ]
        if pairs:
            digits = re.sub("|".join(pairs), str(token_id), digits)
    return [int(digit) for digit in digits]
