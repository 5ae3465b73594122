"""A letter and its accent are taken as one token whenever the alphabet has it, before any pass.

    tokenize("xe\\u0301", ["x", "e", "\\u0301", "xe", "e\\u0301"]) is [3, 2], this gives [0, 4].
"""

import unicodedata


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    known = {token: i for i, token in enumerate(alphabet)}
    ids = []
    position = 0
    while position < len(text):
        character = text[position]
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        cluster = text[position:position + 2]
        if len(cluster) == 2 and unicodedata.combining(cluster[1]) and cluster in known and cluster[1] in base:
            ids.append(known[cluster])
            position += 2
        else:
            ids.append(base[character])
            position += 1
    n = len(ids)
    before = list(range(-1, n - 1))
    after = list(range(1, n + 1))
    alive = [True] * n
    places = {}
    for i in range(n - 1):
        places.setdefault(alphabet[ids[i]] + alphabet[ids[i + 1]], []).append(i)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for i in sorted(places.pop(token, [])):
            j = after[i]
            if not alive[i] or j >= n or alphabet[ids[i]] + alphabet[ids[j]] != token:
                continue
            ids[i] = token_id
            alive[j] = False
            k = after[j]
            after[i] = k
            h = before[i]
            if h >= 0:
                places.setdefault(alphabet[ids[h]] + token, []).append(h)
            if k < n:
                before[k] = i
                places.setdefault(token + alphabet[ids[k]], []).append(i)
    ids = [ids[i] for i in range(n) if alive[i]]
    return ids
