"""Brute force over pair numbers left * M + right, compared in one set.

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
    width = len(alphabet)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        pairs = {
            known[token[:cut]] * width + known[token[cut:]]
            for cut in range(1, len(token))
            if token[:cut] in known and token[cut:] in known
        }
        if pairs.isdisjoint([x * width + y for x, y in zip(ids, ids[1:])]):
            continue
        merged = []
        i = 0
        while i < len(ids):
            if i + 1 < len(ids) and ids[i] * width + ids[i + 1] in pairs:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
