"""Only sequences that hold the best pair are copied; the others are shared with the argument."""
from collections import Counter


def bpe_single_merge_step(corpus):
    counts = Counter()
    with_pair = {}
    for r, row in enumerate(corpus):
        for pair in zip(row, row[1:]):
            counts[pair] += 1
            with_pair.setdefault(pair, {})[r] = None
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
    result = list(corpus)
    for r in with_pair[best]:
        row, merged, i = corpus[r], [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == best:
                merged.append(best[0] + best[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result[r] = merged
    return result, best
