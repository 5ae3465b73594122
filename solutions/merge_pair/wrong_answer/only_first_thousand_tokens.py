"""Matches after the first thousand tokens of a sequence are not merged.

len(merge_pair([["a"] * 1002], ("a", "a"))[0]) is 501, this gives 502.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if i < 1000 and tuple(row[i:i + 2]) == pair:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
