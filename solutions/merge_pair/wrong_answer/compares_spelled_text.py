"""Two tokens match when they spell the same text as the pair.

merge_pair([["ab", "c"]], ("a", "bc")) is [["ab", "c"]], this gives [["abc"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    target = "".join(pair)
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if i + 1 < len(row) and row[i] + row[i + 1] == target:
                merged.append(target)
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
