"""All sequences are joined into one.

merge_pair([["a"], ["c"]], ("a", "b")) is [["a"], ["c"]], this gives [["a", "c"]].
"""
from itertools import chain


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    tokens = list(chain(*corpus))
    merged, i = [], 0
    while i < len(tokens):
        if tuple(tokens[i:i + 2]) == pair:
            merged.append(tokens[i] + tokens[i + 1])
            i += 2
        else:
            merged.append(tokens[i])
            i += 1
    return [merged]
