"""Index from id pair to places; tokenizing a token with the rules so far finds the right one of its splits.

In ordered passes a token between two borders is always made in the same way, so one split is enough.
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    if not base.keys() >= set(text):
        raise ValueError("unknown character")
    known = dict(base)
    rules = {}

    def spell(token):
        """Ids of a token under the rules so far; tokens are short, so the lowest rule is searched plainly."""
        ids = [base[character] for character in token]
        done = size - 1
        while len(ids) > 2:
            ranks = [rules.get(pair, -1) for pair in zip(ids, ids[1:])]
            done = min((rank for rank in ranks if rank > done), default=None)
            if done is None:
                break
            merged = []
            i = 0
            while i < len(ids):
                hit = i < len(ranks) and ranks[i] == done
                merged.append(done if hit else ids[i])
                i += 2 if hit else 1
            ids = merged
        return ids

    ids = [base[character] for character in text]
    n = len(ids)
    left = list(range(-1, n - 1))
    right = list(range(1, n + 1))
    places = {}
    for i in range(n - 1):
        places.setdefault((ids[i], ids[i + 1]), []).append(i)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        splits = [
            (known[token[:cut]], known[token[cut:]])
            for cut in range(1, len(token))
            if token[:cut] in known and token[cut:] in known
        ]
        known[token] = token_id
        if not splits or not all(character in base for character in token):
            continue
        parts = splits[0] if len(splits) == 1 else tuple(spell(token))
        if len(parts) != 2:
            continue
        rules[parts] = token_id
        for i in sorted(places.pop(parts, ())):
            j = right[i]
            if j == n or (ids[i], ids[j]) != parts:
                continue
            ids[i], ids[j] = token_id, -1
            k = right[i] = right[j]
            if k < n:
                left[k] = i
                places.setdefault((token_id, ids[k]), []).append(i)
            h = left[i]
            if h >= 0:
                places.setdefault((ids[h], token_id), []).append(h)
    return [token_id for token_id in ids if token_id >= 0]
