"""Tokens match when the left one ends with the pair's first token and the right one starts with its second.

merge_pair([["xa", "b"]], ("a", "b")) is [["xa", "b"]], this gives [["xab"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if i + 1 < len(row) and row[i].endswith(first) and row[i + 1].startswith(second):
                merged.append(row[i] + row[i + 1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
