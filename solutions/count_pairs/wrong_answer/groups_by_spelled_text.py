"""Pairs that spell the same text are counted together.

get_pair_frequencies([["a", "bc"], ["ab", "c"]]) is {("a", "bc"): 1, ("ab", "c"): 1}, this gives
{("a", "bc"): 2}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts, pair_of = {}, {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            text = a + b
            pair_of.setdefault(text, (a, b))
            counts[text] = counts.get(text, 0) + 1
    return {pair_of[text]: count for text, count in counts.items()}
