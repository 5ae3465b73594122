"""Places already merged are looked up in a list.

O(N · matches): one long sequence with matches everywhere shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        used, merged = [], []
        for i in range(len(row)):
            if i in used:
                continue
            if i + 1 < len(row) and (row[i], row[i + 1]) == pair:
                merged.append(row[i] + row[i + 1])
                used.append(i + 1)
            else:
                merged.append(row[i])
        result.append(merged)
    return result
