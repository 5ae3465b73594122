"""Groups the live places by the first two letters found there, and looks through the group of each token.

O(places of a pair) for each token that begins with it: one pair that merges with all to its right (N = 80,000).
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
    lengths = [1] * n + [0]
    groups = {}
    for i in range(n - 1):
        groups.setdefault(text[i : i + 2], []).append(i)
    for token in alphabet[size:]:
        group, length, gone = groups.get(token[:2], ()), len(token), False
        for i in group:
            left = lengths[i]
            if not left:
                gone = True
            elif left < length and i + left < n and left + lengths[i + left] == length and text.startswith(token, i):
                lengths[i + left] = 0
                lengths[i] = length
        if gone:
            groups[token[:2]] = [i for i in group if lengths[i]]
    ids, i = [], 0
    while i < n:
        ids.append(ids_of[text[i : i + lengths[i]]])
        i += lengths[i]
    return ids
