"""Collects the id pairs that make a token and compares id pairs only.
"""

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
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        pairs = set()
        for cut in range(1, len(token)):
            if token[:cut] in known and token[cut:] in known:
                pairs.add((known[token[:cut]], known[token[cut:]]))
        if not pairs:
            continue
        merged = []
        i = 0
        while i < len(ids):
            if tuple(ids[i:i + 2]) in pairs:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
