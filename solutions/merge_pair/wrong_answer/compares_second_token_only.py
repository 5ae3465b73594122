"""Only the second token of the pair is compared.

merge_pair([["c", "b"]], ("a", "b")) is [["c", "b"]], this gives [["cb"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if i + 1 < len(row) and row[i + 1] == pair[1]:
                merged.append(row[i] + row[i + 1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
