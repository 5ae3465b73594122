"""Asks for the longest sequence, which an empty corpus does not have.

merge_pair([], ("a", "b")) is [], this raises ValueError.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    longest = max(len(row) for row in corpus)
    if longest < 2:
        return [list(row) for row in corpus]
    result = []
    for row in corpus:
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
