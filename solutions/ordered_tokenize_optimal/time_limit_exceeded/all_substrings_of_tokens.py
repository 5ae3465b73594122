"""Makes a table of all splits with every substring of each token, even of tokens that cannot occur.

O(L^3) for each token: one token of each length 2 ... 200. Fast on all shapes of short tokens.
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
    substrings = {}
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        pairs = [
            (token[start:cut], token[cut:stop])
            for start in range(len(token))
            for stop in range(start + 2, len(token) + 1)
            for cut in (start + 1, stop - 1)
        ]
        substrings[token] = {left + right for left, right in pairs}
    before = list(range(-1, n - 1))
    after = list(range(1, n + 1))
    alive = [True] * n
    places = {}
    for i in range(n - 1):
        places.setdefault(alphabet[ids[i]] + alphabet[ids[i + 1]], []).append(i)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        if token not in substrings[token]:
            continue
        for i in sorted(places.pop(token, [])):
            j = after[i]
            if not alive[i] or j >= n or alphabet[ids[i]] + alphabet[ids[j]] != token:
                continue
            ids[i] = token_id
            alive[j] = False
            k = after[j]
            after[i] = k
            h = before[i]
            if h >= 0:
                places.setdefault(alphabet[ids[h]] + token, []).append(h)
            if k < n:
                before[k] = i
                places.setdefault(token + alphabet[ids[k]], []).append(i)
    ids = [ids[i] for i in range(n) if alive[i]]
    return ids
