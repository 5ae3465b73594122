"""Compares a token's parts with the set of ids that are present before it makes a pass.

O(M N): de Bruijn text, where N and M grow together.
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
    present = set(ids)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        pairs = {
            (known[token[:cut]], known[token[cut:]])
            for cut in range(1, len(token))
            if known.get(token[:cut]) in present and known.get(token[cut:]) in present
        }
        if not pairs:
            continue
        merged = []
        skip = False
        for pair in zip(ids, ids[1:] + [None]):
            if skip:
                skip = False
            elif pair in pairs:
                merged.append(token_id)
                present.add(token_id)
                skip = True
            else:
                merged.append(pair[0])
        ids = merged
    return ids
