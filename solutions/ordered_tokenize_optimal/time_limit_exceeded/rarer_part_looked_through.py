"""Each token knows its places as a set, and for each split the smaller of the two sets is looked through.

O(M * N / letters): frequent letters and merges of those that never meet (N = 300,000, M = 100,000). De Bruijn text costs only N / k a token.
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
    places = {}
    for i, character in enumerate(text):
        places.setdefault(character, set()).add(i)
    for token in alphabet[size:]:
        hits = []
        for cut in range(1, len(token)):
            lefts, rights = places.get(token[:cut]), places.get(token[cut:])
            if not lefts or not rights:
                continue
            if len(lefts) <= len(rights):
                hits += [(i, cut) for i in lefts if i + cut in rights]
            else:
                hits += [(j - cut, cut) for j in rights if j - cut in lefts]
        if not hits:
            continue
        hits.sort()
        end, merged = -1, places.setdefault(token, set())
        for i, cut in hits:
            if i < end:
                continue
            end = i + len(token)
            places[token[:cut]].remove(i)
            places[token[cut:]].remove(i + cut)
            merged.add(i)
    ids = [-1] * n
    for token, starts in places.items():
        for i in starts:
            ids[i] = ids_of[token]
    return [x for x in ids if x >= 0]
