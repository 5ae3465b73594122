"""The two tokens of the pair match in either order.

merge_pair([["b", "a"]], ("a", "b")) is [["b", "a"]], this gives [["ab"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if sorted(row[i:i + 2]) == sorted(pair):
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
