"""Replaces whole pairs in ids joined by single spaces, so the second of two adjacent matches is missed.

    tokenize_brute("aaaa", ["a", "aa"]) is [1, 1], this gives [1, 0, 0].
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
    joined = " " + " ".join(map(str, ids)) + " "
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        pairs = [
            f" {index[token[:cut]]} {index[token[cut:]]} "
            for cut in range(1, len(token))
            if token[:cut] in index and token[cut:] in index
        ]
        if pairs:
            joined = re.sub("|".join(pairs), f" {token_id} ", joined)
    return [int(number) for number in joined.split()]
