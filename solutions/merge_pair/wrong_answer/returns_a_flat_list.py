"""All tokens come back in one flat list.

merge_pair([[]], ("a", "b")) is [[]], this gives [].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        i = 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                result.append(pair[0] + pair[1])
                i += 2
            else:
                result.append(row[i])
                i += 1
    return result
