"""Keeps one character per token and rewrites the text for each token that has a pair in it.

O(M N): de Bruijn text, where N and M grow together.
"""

import io


def numbered(text, alphabet):
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: chr(i) for i in range(size)}
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
    return size, "".join([base[character] for character in text])


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size, coded = numbered(text, alphabet)
    known = {token: i for i, token in enumerate(alphabet)}
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        pairs = {
            chr(known[token[:cut]]) + chr(known[token[cut:]])
            for cut in range(1, len(token))
            if token[:cut] in known and token[cut:] in known
        }
        if not any(pair in coded for pair in pairs):
            continue
        out = io.StringIO()
        i = 0
        while i < len(coded):
            if coded[i:i + 2] in pairs:
                out.write(chr(token_id))
                i += 2
            else:
                out.write(coded[i])
                i += 1
        coded = out.getvalue()
    return [ord(character) for character in coded]
