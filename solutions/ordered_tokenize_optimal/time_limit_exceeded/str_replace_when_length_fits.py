"""Keeps one character per token; skips tokens that the text lacks and calls str.replace for pairs present.

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
        if len(token) > len(text) or token not in text:
            continue
        for cut in range(1, len(token)):
            if token[:cut] in known and token[cut:] in known:
                pair = chr(known[token[:cut]]) + chr(known[token[cut:]])
                if pair in coded:
                    coded = coded.replace(pair, chr(token_id))
    return [ord(character) for character in coded]
