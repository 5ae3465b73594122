"""Takes at most 256 tokens as the base."""

def tokenize_brute(text, alphabet):
    base = {}
    for i, t in enumerate(alphabet[:256]):
        if len(t) > 1:
            break
        base[t] = i
    try:
        ids = [base[c] for c in text]
    except KeyError as e:
        raise ValueError(str(e))
    for t in range(len(base), len(alphabet)):
        ids = _pass(ids, alphabet, t)
    return ids

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
