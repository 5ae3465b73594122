"""Keeps an index of lists and checks with 'in' before it adds a place.

Quadratic in the places of one pair: a run of one letter with doubling tokens (N = 200,000).
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
    n = len(ids)
    before = list(range(-1, n - 1))
    after = list(range(1, n + 1))
    alive = [True] * n
    places = {}

    def add(i):
        found = places.setdefault(alphabet[ids[i]] + alphabet[ids[after[i]]], [])
        if i not in found:
            found.append(i)

    for i in range(n - 1):
        add(i)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for i in sorted(places.pop(token, [])):
            j = after[i]
            if not alive[i] or j >= n or alphabet[ids[i]] + alphabet[ids[j]] != token:
                continue
            ids[i] = token_id
            alive[j] = False
            after[i] = after[j]
            if after[j] < n:
                before[after[j]] = i
                add(i)
            if before[i] >= 0:
                add(before[i])
    return [ids[i] for i in range(n) if alive[i]]
