"""The keys are the two tokens glued together instead of a tuple.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives {"ab": 1}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            counts[a + b] = counts.get(a + b, 0) + 1
    return counts
