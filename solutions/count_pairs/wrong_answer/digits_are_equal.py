"""Folds the decimal digits of other scripts to ASCII digits."""

def get_pair_frequencies(corpus):
    counts = {}
    for s in corpus:
        s = [str(int(t)) if t.isdecimal() and not t.isascii() else t for t in s]
        for pair in zip(s, s[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    return counts
