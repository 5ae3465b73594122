"""Keys pairs by left + U+0002 + right and splits them again at that character."""

from collections import Counter

SEP = "\x02"


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
