"""Keeps one character per token, encoded as UTF-8, and replaces pairs with bytes.replace.

O(M N) at memory speed: de Bruijn text, k = 317.
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
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
    def code(token_id):
        return chr(token_id if token_id < 0xD800 else token_id + 0x800).encode()

    coded = b"".join(map(code, ids))
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for cut in range(1, len(token)):
            if token[:cut] not in known or token[cut:] not in known:
                continue
            coded = coded.replace(code(known[token[:cut]]) + code(known[token[cut:]]), code(token_id))
    answer = map(ord, coded.decode())
    return [i if i < 0xD800 else i - 0x800 for i in answer]
