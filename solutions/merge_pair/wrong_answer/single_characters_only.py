"""Tokens of several characters are never merged.

merge_pair([["ab", "c"]], ("ab", "c")) is [["abc"]], this gives [["ab", "c"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            a, b = row[i], row[i + 1] if i + 1 < len(row) else ""
            if len(a) == 1 and len(b) == 1 and (a, b) == pair:
                merged.append(a + b)
                i += 2
            else:
                merged.append(a)
                i += 1
        result.append(merged)
    return result
