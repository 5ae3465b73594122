"""The sequences in the argument are emptied.

After corpus = [["a", "b"]]; get_pair_frequencies(corpus): corpus is [["a", "b"]],
this gives [["a"]].
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        while len(row) > 1:
            right = row.pop()
            pair = (row[-1], right)
            counts[pair] = counts.get(pair, 0) + 1
    return counts
