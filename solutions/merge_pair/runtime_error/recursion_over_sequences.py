"""The function calls itself once per sequence, and Python stops at a depth of about a thousand.

len(merge_pair([["c"]] * 2000, ("a", "b"))) is 2000, this raises RecursionError.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    if not corpus:
        return []
    row, merged, i = corpus[0], [], 0
    while i < len(row):
        if tuple(row[i:i + 2]) == pair:
            merged.append(pair[0] + pair[1])
            i += 2
        else:
            merged.append(row[i])
            i += 1
    return [merged] + merge_pair(corpus[1:], pair)
