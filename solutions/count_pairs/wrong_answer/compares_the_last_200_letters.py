"""Tokens are compared by their length and last 200 letters.

With s = "x" * 250, [["1" + s, "2" + s, "1" + s]] holds two pairs, this counts one of them twice.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts, named = {}, {}
    for sequence in corpus:
        for pair in zip(sequence, sequence[1:]):
            key = tuple((token[-200:], len(token)) for token in pair)
            named.setdefault(key, pair)
            counts[key] = counts.get(key, 0) + 1
    return {named[key]: count for key, count in counts.items()}
