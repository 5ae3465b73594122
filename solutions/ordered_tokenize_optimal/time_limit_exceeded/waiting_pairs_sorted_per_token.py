"""Goes through all waiting pairs for each token, keeps those of other tokens and sorts them again.

O(M * waiting pairs): de Bruijn text. The queue is gone through and sorted for each token.
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
    index = {token: i for i, token in enumerate(alphabet) if i >= size}
    n = len(ids)
    left = list(range(-1, n - 1))
    right = list(range(1, n + 1))
    queue = []
    for i in range(n - 1):
        if alphabet[ids[i]] + alphabet[ids[i + 1]] in index:
            queue.append((index[alphabet[ids[i]] + alphabet[ids[i + 1]]], i))
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        waiting = []
        fresh = []
        for rank, i in queue:
            if rank != token_id:
                waiting.append((rank, i))
                continue
            j = right[i]
            if ids[i] < 0 or j == n or alphabet[ids[i]] + alphabet[ids[j]] != token:
                continue
            ids[i], ids[j] = token_id, -1
            right[i] = right[j]
            if right[j] < n:
                left[right[j]] = i
            for x in (left[i], i):
                if x >= 0 and right[x] < n:
                    rank = index.get(alphabet[ids[x]] + alphabet[ids[right[x]]], -1)
                    if rank > token_id:
                        fresh.append((rank, x))
        queue = sorted(waiting + fresh)
    return [x for x in ids if x >= 0]
