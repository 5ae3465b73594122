"""Switches the garbage collector off for the call, raises the recursion limit, and prints a line per call.
"""

import gc
import sys
from collections import defaultdict

sys.setrecursionlimit(5000)


def merge_all(ids, alphabet, size):
    n = len(ids)
    left = [i - 1 for i in range(n)]
    right = [i + 1 for i in range(n)]
    places = defaultdict(list)
    for i in range(n - 1):
        places[alphabet[ids[i]] + alphabet[ids[i + 1]]].append(i)
    hits = 0
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for i in sorted(places.pop(token, [])):
            j = right[i]
            if ids[i] < 0 or j == n or alphabet[ids[i]] + alphabet[ids[j]] != token:
                continue
            ids[i], ids[j] = token_id, -1
            right[i] = right[j]
            if right[j] < n:
                left[right[j]] = i
                places[token + alphabet[ids[right[j]]]].append(i)
            if left[i] >= 0:
                places[alphabet[ids[left[i]]] + token].append(left[i])
            hits += 1
    return hits


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    unknown = set(text).difference(base)
    if unknown:
        raise ValueError(f"unknown: {sorted(unknown)}")
    ids = [base[character] for character in text]
    gc.disable()
    try:
        hits = merge_all(ids, alphabet, size)
    finally:
        gc.enable()
    print(f"{len(text)} characters, {len(alphabet) - size} merges, {hits} hits")
    return [token_id for token_id in ids if token_id >= 0]
