"""Empty sequences are left out.

merge_pair([[]], ("a", "b")) is [[]], this gives [].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if row[i:i + 2] == list(pair):
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        if merged:
            result.append(merged)
    return result
