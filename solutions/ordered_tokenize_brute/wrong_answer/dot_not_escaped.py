"""Escapes all regular-expression metacharacters except the dot, which matches any token character.

    tokenize_brute("ab", ["a", "b", ".", "a."]) is [0, 1], this gives [3].
"""

import re

SIGNS = {ord(sign): "\\" + sign for sign in "\\^$*+?{}[]|()"}


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
        token = re.compile(alphabet[token_id].translate(SIGNS), re.DOTALL)
        merged = []
        i = 0
        while i < len(ids):
            if i + 1 < len(ids) and token.fullmatch(alphabet[ids[i]] + alphabet[ids[i + 1]]):
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
