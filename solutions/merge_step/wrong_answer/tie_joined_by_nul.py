"""Breaks ties by left + NUL + right as one text."""

from collections import Counter

def _count(corpus):
    return Counter(pair for s in corpus for pair in zip(s, s[1:]))

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

def bpe_single_merge_step(corpus):
    counts = _count(corpus)
    if not counts:
        return corpus, None
    best = max(counts, key=lambda p: (counts[p], "\0".join(p)))
    return [_merge(s, *best) for s in corpus], best
