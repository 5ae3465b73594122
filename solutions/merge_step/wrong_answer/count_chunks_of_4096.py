"""Merges correctly but counts in chunks of 4,096 tokens and loses the pair across the cut."""

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

from collections import Counter

def bpe_single_merge_step(corpus):
    counts = Counter()
    for s in corpus:
        for k in range(0, len(s), 4096):
            chunk = s[k:k + 4096]
            counts.update(zip(chunk, chunk[1:]))
    if not counts:
        return corpus, None
    best = max(counts, key=lambda p: (counts[p], p))
    return [_merge(s, *best) for s in corpus], best
