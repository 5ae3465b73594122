"""Tokens that are only white space are lost.

merge_pair([[" "]], ("a", "b")) is [[" "]], this gives [[]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        row = [token for token in row if token.strip()]
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
