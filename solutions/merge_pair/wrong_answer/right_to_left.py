"""Sequences are scanned from right to left.

merge_pair([["a", "a", "a"]], ("a", "a")) is [["aa", "a"]], this gives [["a", "aa"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged = []
        i = len(row) - 1
        while i >= 0:
            if i > 0 and (row[i - 1], row[i]) == pair:
                merged.append(row[i - 1] + row[i])
                i -= 2
            else:
                merged.append(row[i])
                i -= 1
        result.append(merged[::-1])
    return result
