"""The rest of the sequence is copied for every token.

O(N²) in the length of a sequence: one long sequence shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for rest in corpus:
        merged = []
        while rest:
            if tuple(rest[:2]) == pair:
                merged.append(pair[0] + pair[1])
                rest = rest[2:]
            else:
                merged.append(rest[0])
                rest = rest[1:]
        result.append(merged)
    return result
