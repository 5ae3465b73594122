"""Sorts all live places for each token and scans those.

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
    alive = dict(enumerate(ids))
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        if token not in text:
            continue
        order = sorted(alive)
        skip = -1
        for i, j in zip(order, order[1:]):
            if i != skip and alphabet[alive[i]] + alphabet[alive[j]] == token:
                alive[i] = token_id
                del alive[j]
                skip = j
    return [alive[i] for i in sorted(alive)]
