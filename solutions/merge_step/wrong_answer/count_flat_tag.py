"""Counts over one flat list with the sentinel '<sep>', so pairs with such a token are not counted."""

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

SEP = "<sep>"

def bpe_single_merge_step(corpus):
    flat = [t for s in corpus for t in [*s, SEP]]
    counts = {}
    for p in zip(flat, flat[1:]):
        if SEP not in p:
            counts[p] = counts.get(p, 0) + 1
    if not counts:
        return corpus, None
    best = max(counts, key=lambda p: (counts[p], p))
    return [_merge(s, *best) for s in corpus], best
