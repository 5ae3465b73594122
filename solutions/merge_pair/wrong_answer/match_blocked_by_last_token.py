"""A token equal to the last one in its sequence is mistaken for the last one.

merge_pair([["a", "a"]], ("a", "a")) is [["aa"]], this gives [["a", "a"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if row[i] != row[-1] and (row[i], row[i + 1]) == pair:
                merged.append(row[i] + row[i + 1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
