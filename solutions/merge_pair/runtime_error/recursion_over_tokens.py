"""The function calls itself once per token, and Python stops at a depth of about a thousand.

len(merge_pair([["c"] * 2000], ("a", "b"))[0]) is 2000, this raises RecursionError.
"""


def merge_row(row, pair):
    if len(row) < 2:
        return row[:]
    if (row[0], row[1]) == pair:
        return [row[0] + row[1]] + merge_row(row[2:], pair)
    return [row[0]] + merge_row(row[1:], pair)


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    return [merge_row(row, pair) for row in corpus]
