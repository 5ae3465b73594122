"""Knows the token of an id pair beforehand and keeps each token's places sorted with bisect.
"""

from bisect import insort


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    ids_of = {token: i for i, token in enumerate(alphabet)}
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    makes = {}
    longest = len(text)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        if len(token) > longest:
            continue
        for cut in range(1, len(token)):
            left = ids_of.get(token[:cut])
            if left is not None:
                right = ids_of.get(token[cut:])
                if right is not None and left < token_id and right < token_id:
                    makes[left, right] = token_id
    ids = []
    for character in text:
        token_id = ids_of.get(character, size)
        if token_id >= size:
            raise ValueError(f"no id for {character!r}")
        ids.append(token_id)
    n = len(ids)
    left_of = list(range(-1, n - 1))
    right_of = list(range(1, n + 1))
    places = {}
    for i in range(n - 1):
        token_id = makes.get((ids[i], ids[i + 1]))
        if token_id is not None:
            places.setdefault(token_id, []).append(i)
    for token_id in range(size, len(alphabet)):
        for i in places.pop(token_id, ()):
            j = right_of[i]
            if ids[i] < 0 or j == n or makes.get((ids[i], ids[j])) != token_id:
                continue
            ids[i] = token_id
            ids[j] = -1
            k = right_of[i] = right_of[j]
            if k < n:
                left_of[k] = i
                new_id = makes.get((token_id, ids[k]), -1)
                if new_id > token_id:
                    insort(places.setdefault(new_id, []), i)
            h = left_of[i]
            if h >= 0:
                new_id = makes.get((ids[h], token_id), -1)
                if new_id > token_id:
                    insort(places.setdefault(new_id, []), h)
    return [token_id for token_id in ids if token_id >= 0]
