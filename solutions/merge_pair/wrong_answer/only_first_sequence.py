"""Only the first sequence is looked at.

merge_pair([[], ["a", "b"]], ("a", "b")) is [[], ["ab"]], this gives [[], ["a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = [list(row) for row in corpus]
    for row in result[:1]:
        i = 0
        while i < len(row) - 1:
            if row[i] == pair[0] and row[i + 1] == pair[1]:
                row[i:i + 2] = ["".join(pair)]
            i += 1
    return result
