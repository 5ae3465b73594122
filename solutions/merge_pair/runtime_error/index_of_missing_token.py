"""list.index is asked for a token that is not in the sequence.

merge_pair([[]], ("a", "b")) is [[]], this raises ValueError.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        i = row.index(pair[0])
        merged = row[:i]
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
