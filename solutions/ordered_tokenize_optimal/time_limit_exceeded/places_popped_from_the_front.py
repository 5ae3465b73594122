"""The places of a token wait in a sorted list, and the first is popped from its front: O(N^2) for one token.

list.pop(0) moves all that wait; it shows on a run of one letter with doubling tokens (N = 200,000).
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
    previous = list(range(-1, n - 1))
    following = list(range(1, n + 1))
    waiting = {}
    for i in range(n - 1):
        waiting.setdefault(alphabet[ids[i]] + alphabet[ids[i + 1]], []).append(i)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        queue = sorted(waiting.pop(token, []))
        while queue:
            i = queue.pop(0)
            j = following[i]
            if ids[i] < 0 or j >= n or alphabet[ids[i]] + alphabet[ids[j]] != token:
                continue
            ids[i], ids[j] = token_id, -1
            following[i] = following[j]
            if following[j] < n:
                previous[following[j]] = i
                waiting.setdefault(token + alphabet[ids[following[j]]], []).append(i)
            if previous[i] >= 0:
                waiting.setdefault(alphabet[ids[previous[i]]] + token, []).append(previous[i])
    return [one for one in ids if one >= 0]
