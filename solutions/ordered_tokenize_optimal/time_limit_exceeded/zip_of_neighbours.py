"""Finds the matches of each token in a comprehension over zip(ids, ids[1:]).

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
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        pairs = {
            (known[token[:cut]], known[token[cut:]])
            for cut in range(1, len(token))
            if token[:cut] in known and token[cut:] in known
        }
        if not pairs:
            continue
        hits = [i for i, pair in enumerate(zip(ids, ids[1:])) if pair in pairs]
        last = None
        for i in hits:
            if last != i - 1:
                ids[i] = token_id
                ids[i + 1] = None
                last = i
        if hits:
            ids = [x for x in ids if x is not None]
    return ids
