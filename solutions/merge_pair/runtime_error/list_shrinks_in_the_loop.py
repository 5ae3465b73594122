"""The list gets shorter while the loop still counts to its old length.

merge_pair([["a", "b"], ["a", "b", "c"]], ("a", "b")) is [["ab"], ["ab", "c"]],
this raises IndexError.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = [list(row) for row in corpus]
    for row in result:
        for i in range(len(row) - 1):
            left, right = row[i], row[i + 1]
            if (left, right) == pair:
                row[i] = left + right
                del row[i + 1]
    return result
