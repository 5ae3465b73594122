r"""The replacement is escaped like a pattern, so backslashes end up in the merged token.

merge_pair([["a", "."]], ("a", ".")) is [["a."]], this gives [["a\\."]].
"""
import re


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    merged = re.sub("^X$", re.escape(pair[0]) + re.escape(pair[1]), "X")
    result = []
    for row in corpus:
        new, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                new.append(merged)
                i += 2
            else:
                new.append(row[i])
                i += 1
        result.append(new)
    return result
