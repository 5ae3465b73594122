"""Each token knows its places, and all places of the left part are looked through.

O(places of the left part) for each token: one hub token on the left whose right neighbours all differ (N = 80,000, 2,700 merges). De Bruijn text costs only N / k a token.
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
        for cut in range(1, len(token)):
            left, right = ids_of.get(token[:cut]), ids_of.get(token[cut:])
            if left not in places or right not in places or max(left, right) >= token_id:
                continue
            kept = []
            for i in places[left]:
                if ids[i] != left:
                    continue
                j = after[i]
                if j == n or ids[j] != right:
                    kept.append(i)
                    continue
                ids[i], ids[j] = token_id, -1
                k = after[i] = after[j]
                if k < n:
                    before[k] = i
                places.setdefault(token_id, []).append(i)
            places[left] = kept
    return [x for x in ids if x >= 0]
