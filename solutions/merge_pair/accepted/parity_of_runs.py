"""Runs of equal tokens are handled with divmod, all other pairs by looking back one token."""
from itertools import groupby


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair
    result = []
    for row in corpus:
        merged = []
        if first == second:
            for token, run in groupby(row):
                length = sum(1 for _ in run)
                if token == first:
                    merged += [first + first] * (length // 2) + [first] * (length % 2)
                else:
                    merged += [token] * length
        else:
            before = None
            for token in row:
                if before == first and token == second:
                    merged[-1] = first + second
                else:
                    merged.append(token)
                before = token
        result.append(merged)
    return result
