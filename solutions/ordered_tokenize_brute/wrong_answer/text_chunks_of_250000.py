"""Takes the text in chunks of 250,000 characters, so no token reaches across a cut."""

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

def _pass(ids, alphabet, t):
    token, out, i, n = alphabet[t], [], 0, len(ids)
    while i < n:
        if i + 1 < n and alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
            out.append(t)
            i += 2
        else:
            out.append(ids[i])
            i += 1
    return out

def tokenize_brute(text, alphabet):
    out = []
    for k in range(0, len(text), 250000):
        ids, b = _base(text[k:k + 250000], alphabet)
        for t in range(b, len(alphabet)):
            ids = _pass(ids, alphabet, t)
        out += ids
    return out
