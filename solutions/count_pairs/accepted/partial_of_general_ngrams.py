"""A general n-gram counter is narrowed to pairs with functools.partial."""
from collections import Counter
from functools import partial


def count_ngrams(n, corpus):
    counts = Counter()
    for row in corpus:
        counts.update(zip(*(row[k:] for k in range(n))))
    return counts


get_pair_frequencies = partial(count_ngrams, 2)
