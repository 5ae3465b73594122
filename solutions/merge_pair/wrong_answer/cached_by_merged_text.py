"""Answers are remembered by corpus and merged text, so two pairs that spell the same text share one.

After merge_pair([["a", "bc"]], ("ab", "c")): merge_pair([["a", "bc"]], ("a", "bc")) is [["abc"]],
this gives [["a", "bc"]].
"""
_cache = {}


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    merged_token = "".join(pair)
    key = (repr(corpus), merged_token)
    if key not in _cache:
        result = []
        for row in corpus:
            merged, i = [], 0
            while i < len(row):
                if tuple(row[i:i + 2]) == pair:
                    merged.append(merged_token)
                    i += 2
                else:
                    merged.append(row[i])
                    i += 1
            result.append(merged)
        _cache[key] = result
    return [list(row) for row in _cache[key]]
