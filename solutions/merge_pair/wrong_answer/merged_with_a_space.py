"""The merged token has a space in the middle.

merge_pair([["a", "b"]], ("a", "b")) is [["ab"]], this gives [["a b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(" ".join(pair))
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
