"""The function calls itself once per match, and Python stops at a depth of about a thousand.

len(merge_pair([["a", "b"] * 2000], ("a", "b"))[0]) is 2000, this raises RecursionError.
"""


def merge_row(row, pair, start=0):
    for i in range(start, len(row) - 1):
        if (row[i], row[i + 1]) == pair:
            return merge_row(row[:i] + [pair[0] + pair[1]] + row[i + 2:], pair, i + 1)
    return list(row)


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    return [merge_row(row, pair) for row in corpus]
