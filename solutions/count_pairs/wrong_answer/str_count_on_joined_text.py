"""Pairs are counted with str.count on the tokens joined by spaces, so parts of tokens match too.

get_pair_frequencies([["a", "b", "a", "bc"]]) is
{("a", "b"): 1, ("b", "a"): 1, ("a", "bc"): 1}, this gives
{("a", "b"): 2, ("b", "a"): 1, ("a", "bc"): 1}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        text = " ".join(row)
        for pair in set(zip(row, row[1:])):
            counts[pair] = counts.get(pair, 0) + text.count(" ".join(pair))
    return counts
