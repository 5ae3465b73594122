"""Copies the corpus through JSON, which turns two surrogate halves in one token into one character."""

import json

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
    corpus = json.loads(json.dumps(corpus))
    return [_merge(s, *pair) for s in corpus]
