"""Linked list and heap; an inner helper with lru_cache looks up what two neighbours spell.
"""

from functools import lru_cache
from heapq import heapify, heappop, heappush


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    if any(character not in base for character in text):
        raise ValueError("unknown character")
    merges = {alphabet[i]: i for i in range(size, len(alphabet))}

    @lru_cache(maxsize=None)
    def joined(left, right):
        return merges.get(alphabet[left] + alphabet[right], -1)

    ids = [base[character] for character in text]
    n = len(ids)
    left = [i - 1 for i in range(n)]
    right = [i + 1 for i in range(n)]
    heap = [(joined(ids[i], ids[i + 1]), i) for i in range(n - 1)]
    heap = [entry for entry in heap if entry[0] >= 0]
    heapify(heap)
    while heap:
        token_id, i = heappop(heap)
        j = right[i]
        if ids[i] < 0 or j == n or joined(ids[i], ids[j]) != token_id:
            continue
        ids[i], ids[j] = token_id, -1
        right[i] = right[j]
        if right[j] < n:
            left[right[j]] = i
        for x, y in ((left[i], i), (i, right[i])):
            if x >= 0 and y < n and joined(ids[x], ids[y]) > token_id:
                heappush(heap, (joined(ids[x], ids[y]), x))
    return [token_id for token_id in ids if token_id >= 0]
