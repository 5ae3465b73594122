"""A pair that occurs only once in a sequence is not merged.

merge_pair([["a", "b"]], ("a", "b")) is [["ab"]], this gives [["a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        if list(zip(row, row[1:])).count(pair) < 2:
            result.append(list(row))
            continue
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
