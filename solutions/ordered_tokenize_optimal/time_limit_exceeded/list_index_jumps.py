"""Jumps with list.index from one left part to the next and merges in place at the end of each pass.

O(M N): de Bruijn text.
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
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for cut in range(1, len(token)):
            if token[:cut] not in known or token[cut:] not in known:
                continue
            left, right = known[token[:cut]], known[token[cut:]]
            hits = []
            at = -1
            try:
                while True:
                    at = ids.index(left, at + 1)
                    if at + 1 < len(ids) and ids[at + 1] == right:
                        hits.append(at)
                        at += 1
            except ValueError:
                pass
            if hits:
                merged = []
                done = 0
                for at in hits:
                    merged += ids[done:at]
                    merged.append(token_id)
                    done = at + 2
                ids = merged + ids[done:]
    return ids
