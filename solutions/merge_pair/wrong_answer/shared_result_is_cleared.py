"""All calls return one global list, and the next call empties it.

After first = merge_pair([["a"]], ("a", "b")); merge_pair([], ("a", "b")): first is [["a"]],
this gives [].
"""
_result = []


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    _result.clear()
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        _result.append(merged)
    return _result
