"""Compares non-ASCII tokens without regard to case."""

def _k(t):
    return t if t.isascii() else t.casefold()

def merge_pair(corpus, pair):
    l, r = map(_k, pair)
    out = []
    for s in corpus:
        row, i = [], 0
        while i < len(s):
            if i + 1 < len(s) and _k(s[i]) == l and _k(s[i + 1]) == r:
                row.append(s[i] + s[i + 1])
                i += 2
            else:
                row.append(s[i])
                i += 1
        out.append(row)
    return out
