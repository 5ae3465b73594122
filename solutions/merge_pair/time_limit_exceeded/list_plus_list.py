"""The merged sequence is rebuilt for every token with list + list.

O(N²) in the length of a sequence: one long sequence shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged = merged + [pair[0] + pair[1]]
                i += 2
            else:
                merged = merged + [row[i]]
                i += 1
        result.append(merged)
    return result
