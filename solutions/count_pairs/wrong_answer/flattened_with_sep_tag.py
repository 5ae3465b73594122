"""Joins all sequences into one list with the sentinel '<SEP>', so a token that equals it is lost."""

def get_pair_frequencies(corpus):
    flat = []
    for sequence in corpus:
        flat.extend(sequence)
        flat.append("<SEP>")
    counts = {}
    for left, right in zip(flat, flat[1:]):
        if left != "<SEP>" and right != "<SEP>":
            counts[left, right] = counts.get((left, right), 0) + 1
    return counts
