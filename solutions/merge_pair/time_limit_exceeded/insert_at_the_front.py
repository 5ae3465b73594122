"""The merged sequence is collected by inserting at the front and reversed at the end.

O(N²) moves, but fast ones: one long sequence shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        backwards, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                backwards.insert(0, pair[0] + pair[1])
                i += 2
            else:
                backwards.insert(0, row[i])
                i += 1
        result.append(backwards[::-1])
    return result
