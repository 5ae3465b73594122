"""Keeps one character per token and lets a regular expression make each pass.

chr works for every id up to 1,114,111, lone surrogates included.
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
    known = {token: i for i, token in enumerate(alphabet)}
    coded = "".join(map(chr, ids))
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        pairs = []
        for cut in range(1, len(token)):
            if token[:cut] in known and token[cut:] in known:
                pairs.append(re.escape(chr(known[token[:cut]]) + chr(known[token[cut:]])))
        if pairs:
            coded = re.sub("|".join(pairs), chr(token_id), coded) if token_id != 92 else re.sub("|".join(pairs), lambda _: chr(92), coded)
    return [ord(character) for character in coded]
