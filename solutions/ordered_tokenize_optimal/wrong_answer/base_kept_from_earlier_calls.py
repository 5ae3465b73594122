"""Keeps the base characters of earlier calls, so a character once known stays known.

    after tokenize("a", ["a"]), tokenize("a", ["b"]) is a ValueError, this gives [0].
"""

BASE = {}


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = BASE
    base.update((alphabet[i], i) for i in range(size))
    ids = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    n = len(ids)
    spelled = alphabet + [""] * (1 + max(ids, default=0) - len(alphabet))
    before = list(range(-1, n - 1))
    after = list(range(1, n + 1))
    alive = [True] * n
    places = {}
    for i in range(n - 1):
        places.setdefault(spelled[ids[i]] + spelled[ids[i + 1]], []).append(i)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for i in sorted(places.pop(token, [])):
            j = after[i]
            if not alive[i] or j >= n or spelled[ids[i]] + spelled[ids[j]] != token:
                continue
            ids[i] = token_id
            alive[j] = False
            k = after[j]
            after[i] = k
            h = before[i]
            if h >= 0:
                places.setdefault(spelled[ids[h]] + token, []).append(h)
            if k < n:
                before[k] = i
                places.setdefault(token + spelled[ids[k]], []).append(i)
    ids = [ids[i] for i in range(n) if alive[i]]
    return ids
