"""Uses helper functions for counting and merging, and raises its own ValueError when there is no pair."""


def get_pair_frequencies(corpus):
    counts = {}
    for row in corpus:
        for i in range(len(row) - 1):
            pair = (row[i], row[i + 1])
            counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(corpus, pair):
    return [merge_row(row, pair) for row in corpus]


def merge_row(row, pair):
    merged = []
    i = 0
    while i < len(row):
        if tuple(row[i:i + 2]) == pair:
            merged.append("".join(pair))
            i += 2
        else:
            merged.append(row[i])
            i += 1
    return merged


def bpe_single_merge_step(corpus):
    frequencies = get_pair_frequencies(corpus)
    if not frequencies:
        raise ValueError("corpus has no adjacent pair")
    best = max(frequencies.items(), key=lambda item: (item[1], item[0]))[0]
    return merge_pair(corpus, best), best
