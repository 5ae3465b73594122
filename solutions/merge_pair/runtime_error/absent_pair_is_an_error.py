"""A pair that occurs nowhere in the corpus is refused.

merge_pair([], ("a", "b")) is [], this raises ValueError.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result, found = [], False
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(pair[0] + pair[1])
                i += 2
                found = True
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    if not found:
        raise ValueError(f"{pair} is not in the corpus")
    return result
