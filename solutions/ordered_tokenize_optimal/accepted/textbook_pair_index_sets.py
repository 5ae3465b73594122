"""Linked list and an index from id pair to a set of places; all splits of each token are looked up.

O(M L^2 + N log N).
"""

from collections import defaultdict


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    token_to_id = {token: token_id for token_id, token in enumerate(alphabet)}

    # the single-character prefix
    base_size = 0
    for token in alphabet:
        if len(token) != 1:
            break
        base_size += 1

    ids = []
    for char in text:
        token_id = token_to_id.get(char)
        if token_id is None or token_id >= base_size:
            raise ValueError(f"character {char!r} is not in the alphabet")
        ids.append(token_id)

    length = len(ids)
    prev = list(range(-1, length - 1))
    next = list(range(1, length + 1))
    if length:
        next[-1] = -1

    positions = defaultdict(set)
    for i in range(length - 1):
        positions[(ids[i], ids[i + 1])].add(i)

    alive = [True] * length
    for new_id in range(base_size, len(alphabet)):
        token = alphabet[new_id]

        # every way to split the token into two tokens
        candidates = []
        for k in range(1, len(token)):
            left_id = token_to_id.get(token[:k])
            right_id = token_to_id.get(token[k:])
            if left_id is None or right_id is None:
                continue
            if (left_id, right_id) in positions:
                for i in positions[(left_id, right_id)]:
                    candidates.append((i, left_id, right_id))
        candidates.sort()

        for i, left_id, right_id in candidates:
            if not alive[i] or ids[i] != left_id:
                continue
            j = next[i]
            if j == -1 or ids[j] != right_id:
                continue
            p = prev[i]
            n = next[j]

            positions[(left_id, right_id)].discard(i)
            if p != -1:
                positions[(ids[p], left_id)].discard(p)
            if n != -1:
                positions[(right_id, ids[n])].discard(j)

            ids[i] = new_id
            alive[j] = False
            next[i] = n
            if n != -1:
                prev[n] = i

            if p != -1:
                positions[(ids[p], new_id)].add(p)
            if n != -1:
                positions[(new_id, ids[n])].add(i)

    answer = []
    i = 0 if length else -1
    while i != -1:
        answer.append(ids[i])
        i = next[i]
    return answer
