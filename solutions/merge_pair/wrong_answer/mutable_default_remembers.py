"""The sequences of earlier calls are still in the result.

After merge_pair([["a"]], ("a", "b")): merge_pair([], ("a", "b")) is [], this gives [["a"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str], result=[]) -> list[list[str]]:
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
    return result
