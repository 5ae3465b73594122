"""Passes each merged token through UTF-16, which turns two lone halves into one character."""

def _merge(seq, left, right):
    out, i, n = [], 0, len(seq)
    while i < n:
        if i + 1 < n and seq[i] == left and seq[i + 1] == right:
            out.append((left + right).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass"))
            i += 2
        else:
            out.append(seq[i])
            i += 1
    return out

def merge_pair(corpus, pair):
    return [_merge(s, *pair) for s in corpus]
