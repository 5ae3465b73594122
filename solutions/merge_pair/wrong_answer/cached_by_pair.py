"""Answers are remembered by the pair only.

After merge_pair([], ("a", "b")): merge_pair([["a"]], ("a", "b")) is [["a"]], this gives [].
"""
_cache = {}


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    if pair not in _cache:
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
        _cache[pair] = result
    return [list(row) for row in _cache[pair]]
