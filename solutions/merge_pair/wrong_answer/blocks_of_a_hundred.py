"""Long sequences are merged in blocks of a hundred tokens, and a match across two blocks is missed.

merge_pair([["c"] * 99 + ["a", "b"]], ("a", "b"))[0][99:] is ["ab"], this gives ["a", "b"].
"""


def merge_block(block, pair):
    merged, i = [], 0
    while i < len(block):
        if tuple(block[i:i + 2]) == pair:
            merged.append(pair[0] + pair[1])
            i += 2
        else:
            merged.append(block[i])
            i += 1
    return merged


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged = []
        for start in range(0, len(row), 100):
            merged += merge_block(row[start:start + 100], pair)
        result.append(merged)
    return result
