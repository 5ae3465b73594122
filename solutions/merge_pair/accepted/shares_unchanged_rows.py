"""Sequences without a match are not copied but shared with the argument; the outer list is new."""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        if pair not in zip(row, row[1:]):
            result.append(row)
            continue
        merged = []
        i = 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
