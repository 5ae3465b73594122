"""The sequences come back as tuples instead of lists.

merge_pair([[]], ("a", "b")) is [[]], this gives [()].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    def merged(row):
        i = 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                yield pair[0] + pair[1]
                i += 2
            else:
                yield row[i]
                i += 1

    return [tuple(merged(row)) for row in corpus]
