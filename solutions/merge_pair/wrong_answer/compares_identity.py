"""Tokens are compared with `is`, so equal strings built at run time do not match.

merge_pair([["".join(["a", "b"]), "c"]], ("ab", "c")) is [["abc"]], this gives [["ab", "c"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if i + 1 < len(row) and row[i] is first and row[i + 1] is second:
                merged.append(first + second)
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
