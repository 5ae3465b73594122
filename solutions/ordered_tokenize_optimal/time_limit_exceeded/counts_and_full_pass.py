"""Keeps exact counts of all pairs and makes a full pass only when a token has one.

O(M N): de Bruijn text, where N and M grow together.
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
    counts = Counter(zip(ids, ids[1:]))
    spelled = Counter()
    for (x, y), count in counts.items():
        spelled[alphabet[x] + alphabet[y]] += count
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        if spelled[token] <= 0:
            continue
        merged = []
        i = 0
        while i < len(ids):
            if i + 1 < len(ids) and alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                if merged:
                    spelled[alphabet[merged[-1]] + alphabet[ids[i]]] -= 1
                    spelled[alphabet[merged[-1]] + token] += 1
                spelled[token] -= 1
                if i + 2 < len(ids):
                    spelled[alphabet[ids[i + 1]] + alphabet[ids[i + 2]]] -= 1
                    spelled[token + alphabet[ids[i + 2]]] += 1
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
