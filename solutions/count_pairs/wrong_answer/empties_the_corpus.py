"""The sequences are removed from the argument.

After corpus = [["a", "b"]]; get_pair_frequencies(corpus): corpus is [["a", "b"]],
this gives [].
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    while corpus:
        row = corpus.pop()
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    return counts
