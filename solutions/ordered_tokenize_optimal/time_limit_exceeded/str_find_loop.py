"""Keeps one character per token; finds each pair with str.find and copies the pieces between.

O(M N) at memory speed: de Bruijn text, k = 317.
"""

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
        for cut in range(1, len(token)):
            if token[:cut] not in known or token[cut:] not in known:
                continue
            pair = chr(known[token[:cut]]) + chr(known[token[cut:]])
            at = coded.find(pair)
            if at < 0:
                continue
            pieces = []
            done = 0
            while at >= 0:
                pieces.append(coded[done:at])
                done = at + 2
                at = coded.find(pair, done)
            pieces.append(coded[done:])
            coded = chr(token_id).join(pieces)
    return [ord(character) for character in coded]
