"""A match at the end of a sequence is missed.

merge_pair([["a", "b"]], ("a", "b")) is [["ab"]], this gives [["a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if i + 2 < len(row) and row[i] == first and row[i + 1] == second:
                merged.append(first + second)
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
