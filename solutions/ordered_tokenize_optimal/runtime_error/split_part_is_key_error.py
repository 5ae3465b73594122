"""Looks up the parts of a token without checking whether they are tokens.

    tokenize("", ["aa"]) is [], this raises KeyError.
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
    left = [i - 1 for i in range(n)]
    right = [i + 1 for i in range(n)]
    pairs = {}

    def add(i):
        if i >= 0 and right[i] < n:
            pairs.setdefault((ids[i], ids[right[i]]), set()).add(i)

    def remove(i):
        if i >= 0 and right[i] < n:
            pairs[ids[i], ids[right[i]]].discard(i)

    for i in range(n):
        add(i)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        found = []
        for cut in range(1, len(token)):
            found += pairs.get((ids_of[token[:cut]], ids_of[token[cut:]]), ())
        found.sort()
        for i in found:
            j = right[i]
            if ids[i] is None or j >= n or alphabet[ids[i]] + alphabet[ids[j]] != token:
                continue
            remove(left[i])
            remove(i)
            remove(j)
            ids[i], ids[j] = token_id, None
            right[i] = right[j]
            if right[j] < n:
                left[right[j]] = i
            add(left[i])
            add(i)
    return [token_id for token_id in ids if token_id is not None]
