"""Finds tokens with an index of pair counts and merges with pop(i) in the list.

O(M N): exact counts of the pairs let it skip absent tokens and stop early, but each hit is searched from the left: de Bruijn text.
"""

from collections import Counter


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
    counts = Counter(alphabet[x] + alphabet[y] for x, y in zip(ids, ids[1:]))
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        i = 0
        while counts[token] > 0 and i + 1 < len(ids):
            if alphabet[ids[i]] + alphabet[ids[i + 1]] != token:
                i += 1
                continue
            for x in range(max(i - 1, 0), min(i + 2, len(ids) - 1)):
                counts[alphabet[ids[x]] + alphabet[ids[x + 1]]] -= 1
            ids[i] = token_id
            ids.pop(i + 1)
            for x in range(max(i - 1, 0), min(i + 1, len(ids) - 1)):
                counts[alphabet[ids[x]] + alphabet[ids[x + 1]]] += 1
            i += 1
    return ids
