"""Keeps the tokens in one string with a newline between them, so a newline in the text gets lost.

    tokenize_brute("\\n", ["\\n"]) is [0], this gives [].
"""

import re

MARK = "\n"


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    pieces = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        pieces.append(MARK + character + MARK)
    joined = "".join(pieces)
    index = {token: i for i, token in enumerate(alphabet)}
    for token in alphabet[size:]:
        pairs = [
            re.escape(MARK + token[:cut] + MARK + MARK + token[cut:] + MARK)
            for cut in range(1, len(token))
        ]
        if pairs:
            joined = re.sub("|".join(pairs), lambda match: MARK + token + MARK, joined)
    return [index[piece] for piece in joined.split(MARK) if piece in index]
