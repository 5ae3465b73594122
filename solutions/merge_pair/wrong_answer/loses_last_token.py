"""A last token that is not part of a match is lost.

merge_pair([["a"]], ("a", "b")) is [["a"]], this gives [[]].
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
        result.append(merged)
    return result
