"""Looks through the places of a token's rarer part instead of an index of pairs.

O(places of both parts) for each token: one hub token (N = 40,000 and 2,000 merges is about at the limit, N = 100,000 and 5,000 far over it). De Bruijn text costs only N / k a token and stays within the limit at k = 317.
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
    ids_of = {token: i for i, token in enumerate(alphabet)}
    n = len(ids)
    before = list(range(-1, n - 1))
    after = list(range(1, n + 1))
    places = {}
    for i, token_id in enumerate(ids):
        places.setdefault(token_id, []).append(i)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        made = []
        for cut in range(1, len(token)):
            left, right = ids_of.get(token[:cut]), ids_of.get(token[cut:])
            if left not in places or right not in places or max(left, right) >= token_id:
                continue
            if len(places[left]) <= len(places[right]):
                starts = places[left]
            else:
                starts = [before[j] for j in places[right] if ids[j] == right]
            for i in starts:
                if i < 0 or ids[i] != left:
                    continue
                j = after[i]
                if j == n or ids[j] != right:
                    continue
                ids[i], ids[j] = token_id, -1
                k = after[i] = after[j]
                if k < n:
                    before[k] = i
                made.append(i)
            for part in {left, right}:
                places[part] = [i for i in places[part] if ids[i] == part]
        if made:
            places[token_id] = made
    return [x for x in ids if x >= 0]
