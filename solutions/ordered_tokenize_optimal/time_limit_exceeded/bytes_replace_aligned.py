"""Keeps ids as four bytes each and looks for pairs with bytes.find, skipping places that are not aligned.

O(M N) at memory speed: de Bruijn text, k = 142 and more.
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
    coded = b"".join(i.to_bytes(4, "big") for i in ids)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for cut in range(1, len(token)):
            if token[:cut] not in known or token[cut:] not in known:
                continue
            pair = known[token[:cut]].to_bytes(4, "big") + known[token[cut:]].to_bytes(4, "big")
            pieces = []
            done = 0
            at = coded.find(pair)
            while at >= 0:
                if at % 4:
                    at = coded.find(pair, at + 1)
                    continue
                pieces.append(coded[done:at])
                done = at + 8
                at = coded.find(pair, done)
            if pieces:
                pieces.append(coded[done:])
                coded = token_id.to_bytes(4, "big").join(pieces)
    return [int.from_bytes(coded[i:i + 4], "big") for i in range(0, len(coded), 4)]
