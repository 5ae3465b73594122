"""Counts are kept in single bytes, which cannot go above 255.

get_pair_frequencies([["a"] * 257]) is {("a", "a"): 256}, this raises ValueError.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    slot, counts = {}, bytearray()
    for row in corpus:
        for pair in zip(row, row[1:]):
            if pair not in slot:
                slot[pair] = len(counts)
                counts.append(0)
            counts[slot[pair]] += 1
    return {pair: counts[i] for pair, i in slot.items()}
