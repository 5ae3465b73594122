"""Tokens are compared by their length and first 64 letters.

With p = "x" * 64, merge_pair([[p + "1", "b"]], (p + "2", "b")) merges nothing, this merges.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    def key(token):
        return token[:64], len(token)

    left, right = map(key, pair)
    merged = []
    for sequence in corpus:
        row, i = [], 0
        while i < len(sequence):
            if [key(token) for token in sequence[i : i + 2]] == [left, right]:
                row.append(pair[0] + pair[1])
                i += 2
            else:
                row.append(sequence[i])
                i += 1
        merged.append(row)
    return merged
