"""Takes the newest pair first instead of the earliest token's.

    tokenize("aaaa", ["a", "aa", "aaa"]) is [1, 1], this gives [2, 0].
"""

from heapq import heapify, heappop, heappush


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

    index = {token: i for i, token in enumerate(alphabet) if i >= size}
    n = len(ids)
    left = [i - 1 for i in range(n)]
    right = [i + 1 for i in range(n)]
    heap = []
    for i in range(n - 1):
        token_id = index.get(alphabet[ids[i]] + alphabet[ids[i + 1]])
        if token_id is not None:
            heap.append((token_id, i))
    heap.sort(reverse=True)
    while heap:
        token_id, i = heap.pop()
        j = right[i]
        if ids[i] < 0 or j == n or alphabet[ids[i]] + alphabet[ids[j]] != alphabet[token_id]:
            continue
        ids[i], ids[j] = token_id, -1
        right[i] = right[j]
        if right[j] < n:
            left[right[j]] = i
        for x, y in ((left[i], i), (i, right[i])):
            if x >= 0 and y < n:
                new_id = index.get(alphabet[ids[x]] + alphabet[ids[y]], -1)
                if new_id > token_id:
                    heap.append((new_id, x))
    return [token_id for token_id in ids if token_id >= 0]
