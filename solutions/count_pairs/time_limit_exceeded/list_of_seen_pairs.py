"""Seen pairs are looked up in a list.

O(N · D) for D different pairs: many distinct pairs show it.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    seen, numbers = [], []
    for row in corpus:
        for pair in zip(row, row[1:]):
            if pair in seen:
                numbers[seen.index(pair)] += 1
            else:
                seen.append(pair)
                numbers.append(1)
    return dict(zip(seen, numbers))
