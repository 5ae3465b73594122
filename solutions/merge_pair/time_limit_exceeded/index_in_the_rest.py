"""The next start is found with list.index in a copy of the rest.

O(N · starts), however many of them match: one long sequence that is full of first tokens shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair
    result = []
    for rest in corpus:
        merged = []
        while first in rest:
            i = rest.index(first)
            merged += rest[:i]
            if i + 1 < len(rest) and rest[i + 1] == second:
                merged.append(first + second)
                rest = rest[i + 2:]
            else:
                merged.append(first)
                rest = rest[i + 1:]
        result.append(merged + rest)
    return result
