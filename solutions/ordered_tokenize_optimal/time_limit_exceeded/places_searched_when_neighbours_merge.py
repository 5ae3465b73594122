"""Keeps the places of each pair exact: whatever a merge ends is searched for in its pair's list and removed.

Quadratic in the places of a pair that other merges use up in no order: x ? y, where the middle merges (N = 150,000).
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    ids_of = {token: i for i, token in enumerate(alphabet)}
    for character in set(text):
        if ids_of.get(character, size) >= size:
            raise ValueError(f"unknown character {character!r}")
    n = len(text)
    pieces = list(text)
    after = list(range(1, n + 1))
    before = list(range(-1, n - 1))
    places = {}

    def add(i):
        if i >= 0 and after[i] < n:
            spelled = pieces[i] + pieces[after[i]]
            if spelled in ids_of:
                places.setdefault(spelled, []).append(i)

    def drop(i):
        if i >= 0 and after[i] < n:
            known = places.get(pieces[i] + pieces[after[i]])
            if known and i in known:
                known.remove(i)

    for i in range(n - 1):
        add(i)
    for token in alphabet[size:]:
        for i in sorted(places.pop(token, ())):
            j = after[i]
            if pieces[i] is None or j == n or pieces[i] + pieces[j] != token:
                continue
            drop(before[i])
            drop(j)
            pieces[i], pieces[j] = token, None
            k = after[i] = after[j]
            if k < n:
                before[k] = i
            add(before[i])
            add(i)
    return [ids_of[piece] for piece in pieces if piece is not None]
