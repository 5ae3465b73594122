"""The number of merges is returned alongside the corpus.

merge_pair([], ("a", "b")) is [], this gives ([], 0).
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result, merges = [], 0
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(pair[0] + pair[1])
                i += 2
                merges += 1
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result, merges
