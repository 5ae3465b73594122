"""A new place of a token is added by list + list, which copies all waiting places: O(N^2) for one token.

It shows on a long run of one letter with doubling tokens, where each merge brings a new place (N = 200,000).
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
    rank = {token: i for i, token in enumerate(alphabet) if i >= size}
    left = list(range(-1, n - 1))
    right = list(range(1, n + 1))
    places = {token: [] for token in rank}
    for i in range(n - 1):
        spelled = alphabet[ids[i]] + alphabet[ids[i + 1]]
        if spelled in places:
            places[spelled].append(i)
    for token in list(places):
        for i in sorted(places.pop(token)):
            j = right[i]
            if ids[i] < 0 or j >= n or alphabet[ids[i]] + alphabet[ids[j]] != token:
                continue
            ids[i], ids[j] = rank[token], -1
            right[i] = right[j]
            if right[j] < n:
                left[right[j]] = i
            for x, y in ((left[i], i), (i, right[i])):
                if x >= 0 and y < n:
                    spelled = alphabet[ids[x]] + alphabet[ids[y]]
                    if spelled in places:
                        places[spelled] = places[spelled] + [x]
    return [one for one in ids if one >= 0]
