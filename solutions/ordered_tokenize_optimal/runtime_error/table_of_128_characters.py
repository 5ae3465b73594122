"""Looks characters up in a table of 128 entries, which fails outside ASCII.

    tokenize("", ["\\u00e9"]) is [], this raises IndexError.
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = [None] * 128
    for i in range(size):
        base[ord(alphabet[i])] = i
    ids = []
    for character in text:
        token_id = base[ord(character)]
        if token_id is None:
            raise ValueError(f"unknown character {character!r}")
        ids.append(token_id)
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
