"""Passes the text through UTF-16, which turns two surrogate halves into one character."""

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
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
    ids, b = _base(text, alphabet)
    for t in range(b, len(alphabet)):
        
        ids = _pass(ids, alphabet, t)
    
    return ids
