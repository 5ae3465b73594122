"""Cuts long sequences into chunks of 250,000 tokens and loses the pair across each cut."""

CHUNK = 250000

def get_pair_frequencies(corpus):
    counts = {}
    for sequence in corpus:
        for start in range(0, len(sequence), CHUNK):
            chunk = sequence[start:start + CHUNK]
            for pair in zip(chunk, chunk[1:]):
                counts[pair] = counts.get(pair, 0) + 1
    return counts
