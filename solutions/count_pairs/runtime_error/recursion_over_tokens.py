"""The function calls itself once per token, and Python stops at a depth of about a thousand.

get_pair_frequencies([["a"] * 2000]) is {("a", "a"): 1999}, this raises RecursionError.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}

    def count(row, i):
        if i + 1 >= len(row):
            return
        pair = (row[i], row[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
        count(row, i + 1)

    for row in corpus:
        count(row, 0)
    return counts
