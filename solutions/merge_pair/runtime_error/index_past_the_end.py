"""A last token equal to the start of the pair makes the loop look past the end.

merge_pair([["a"]], ("a", "b")) is [["a"]], this raises IndexError.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if row[i] == pair[0] and row[i + 1] == pair[1]:
                merged.append(row[i] + row[i + 1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
