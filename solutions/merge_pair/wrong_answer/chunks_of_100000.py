"""Merges long sequences in chunks of 100,000 tokens and misses a match across the cut."""

def _merge(seq, left, right):
    out, i, n = [], 0, len(seq)
    while i < n:
        if i + 1 < n and seq[i] == left and seq[i + 1] == right:
            out.append(left + right)
            i += 2
        else:
            out.append(seq[i])
            i += 1
    return out

def merge_pair(corpus, pair):
    out = []
    for s in corpus:
        row = []
        for start in range(0, len(s), 100000):
            row += _merge(s[start:start + 100000], *pair)
        out.append(row)
    return out
