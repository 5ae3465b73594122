"""Tries only the first three splits that are in the list."""

def _base(text, alphabet):
    base = {}
    for i, t in enumerate(alphabet):
        if len(t) > 1:
            break
        base[t] = i
    for c in text:
        if c not in base:
            raise ValueError(f"unknown character {c!r}")
    return [base[c] for c in text], len(base)

def tokenize_brute(text, alphabet):
    ids, b = _base(text, alphabet)
    place = {t: i for i, t in enumerate(alphabet)}
    for t in range(b, len(alphabet)):
        token = alphabet[t]
        pairs = [(place[token[:k]], place[token[k:]]) for k in range(1, len(token)) if place.get(token[:k], t) < t and place.get(token[k:], t) < t][:3]
        out = []
        for i in ids:
            if out and (out[-1], i) in pairs:
                out[-1] = t
            else:
                out.append(i)
        ids = out
    return ids
