"""Each token knows its places, and all places of the right part are looked through.

O(places of the right part) for each token: one hub token on the right whose left neighbours all differ (N = 80,000, 2,700 merges).
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
    number = {token: i for i, token in enumerate(alphabet)}
    n = len(ids)
    before = list(range(-1, n - 1))
    after = list(range(1, n + 1))
    where = {}
    for j, token_id in enumerate(ids):
        where.setdefault(token_id, []).append(j)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for cut in range(len(token) - 1, 0, -1):
            first, second = number.get(token[:cut]), number.get(token[cut:])
            if first is None or second is None or first >= token_id or second >= token_id:
                continue
            rest = []
            for j in where.get(second, []):
                if ids[j] != second:
                    continue
                i = before[j]
                if i < 0 or ids[i] != first:
                    rest.append(j)
                    continue
                ids[i], ids[j] = token_id, -1
                after[i] = after[j]
                if after[j] < n:
                    before[after[j]] = i
                where.setdefault(token_id, []).append(i)
            if second in where:
                where[second] = rest
    return [one for one in ids if one >= 0]
