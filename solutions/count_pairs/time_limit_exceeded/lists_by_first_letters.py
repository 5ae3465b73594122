"""Keeps pairs in lists, one list for each pair of first letters.

O(T^2) where very many tokens begin alike.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    lists = {}
    for sequence in corpus:
        for pair in zip(sequence, sequence[1:]):
            pairs, counts = lists.setdefault((pair[0][0], pair[1][0]), ([], []))
            if pair in pairs:
                counts[pairs.index(pair)] += 1
            else:
                pairs.append(pair)
                counts.append(1)
    return {pair: count for pairs, counts in lists.values() for pair, count in zip(pairs, counts)}
