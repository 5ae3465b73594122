"""Marks the merged token by U+10FFFF in single-character sequences, which goes wrong where the text contains it."""

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

MARK = "\U0010ffff"

def merge_pair(corpus, pair):
    left, right = pair
    fast = len(left) == len(right) == 1
    out = []
    for s in corpus:
        if fast and all(len(t) == 1 for t in s):
            text = "".join(s).replace(left + right, MARK)
            out.append([left + right if c == MARK else c for c in text])
        else:
            out.append(_merge(s, left, right))
    return out
