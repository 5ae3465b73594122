"""Upper and lower case are treated as the same.

merge_pair([["A", "b"]], ("a", "b")) is [["A", "b"]], this gives [["ab"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair[0].lower(), pair[1].lower()
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if i + 1 < len(row) and row[i].lower() == first and row[i + 1].lower() == second:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
