"""The corpus is halved recursively down to single sequences, with the recursion limit raised to be safe."""
import sys

sys.setrecursionlimit(5000)


def merge_row(row, left, right):
    tokens = iter(row)
    merged = []
    for token in tokens:
        if merged and merged[-1] is not None and (merged[-1], token) == (left, right):
            merged[-1] = None  # a match, not to be matched again
        else:
            merged.append(token)
    return [left + right if token is None else token for token in merged]


def merge_range(corpus, start, end, pair):
    if end - start < 2:
        return [merge_row(row, *pair) for row in corpus[start:end]]
    middle = (start + end) // 2
    return merge_range(corpus, start, middle, pair) + merge_range(corpus, middle, end, pair)


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    return merge_range(corpus, 0, len(corpus), pair)
