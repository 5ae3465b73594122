"""Keys pairs by left + '->' + right and splits them again at '->'."""

from collections import Counter

SEP = "->"


def get_pair_frequencies(corpus):
    counts = Counter()
    for seq in corpus:
        for i in range(len(seq) - 1):
            counts[seq[i] + SEP + seq[i + 1]] += 1
    result = {}
    for key, n in counts.items():
        left, _, right = key.partition(SEP)
        result[(left, right)] = n
    return result
