"""Packs two ids into 32 bits, which goes wrong with more than 65,536 tokens."""

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
        keys = {(place[token[:k]] << 16 | place[token[k:]]) & 0xFFFFFFFF for k in range(1, len(token)) if token[:k] in place and token[k:] in place}
        if not keys:
            continue
        out = []
        for i in ids:
            if out and ((out[-1] << 16 | i) & 0xFFFFFFFF) in keys:
                out[-1] = t
            else:
                out.append(i)
        ids = out
    return ids
