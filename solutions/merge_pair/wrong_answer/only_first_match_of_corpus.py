"""Only the first match of the whole corpus is merged.

merge_pair([["a", "b"], ["a", "b"]], ("a", "b")) is [["ab"], ["ab"]], this gives [["ab"], ["a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = [list(row) for row in corpus]
    for row in result:
        for i in range(len(row) - 1):
            if (row[i], row[i + 1]) == pair:
                row[i:i + 2] = [pair[0] + pair[1]]
                return result
    return result
