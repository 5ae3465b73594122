"""The function calls itself once per sequence, and Python stops at a depth of about a thousand.

get_pair_frequencies([["a", "b"]] * 2000) is {("a", "b"): 2000}, this raises RecursionError.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    if not corpus:
        return {}
    counts = get_pair_frequencies(corpus[1:])
    row = corpus[0]
    for pair in zip(row, row[1:]):
        counts[pair] = counts.get(pair, 0) + 1
    return counts
