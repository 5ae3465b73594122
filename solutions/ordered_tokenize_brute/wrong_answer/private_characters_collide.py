"""Replaces merged tokens with private characters, which collide with those of the text.

    tokenize_brute("aa\\ue000", ["a", "\\ue000", "aa"]) is [2, 1], this gives [1, 1].
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
    mark = {token: token if i < size else chr(0xE000 + i - size) for i, token in enumerate(alphabet)}
    number = {mark[token]: i for i, token in reversed(list(enumerate(alphabet)))}
    for token in alphabet[size:]:
        pairs = [
            re.escape(mark[token[:cut]] + mark[token[cut:]])
            for cut in range(1, len(token))
            if token[:cut] in mark and token[cut:] in mark
        ]
        if pairs:
            text = re.sub("|".join(pairs), lambda match: mark[token], text)
    return [number[character] for character in text]
