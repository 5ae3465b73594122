"""Above 200,000 tokens, counts every second sequence twice instead of all of them."""

def get_pair_frequencies(corpus):
    counts = {}
    size = sum(map(len, corpus))
    step = 2 if size > 200_000 else 1
    for s in corpus[::step]:
        for pair in zip(s, s[1:]):
            counts[pair] = counts.get(pair, 0) + step
    return counts
