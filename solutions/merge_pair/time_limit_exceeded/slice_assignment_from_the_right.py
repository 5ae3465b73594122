"""Replaces matches in place from right to left, moving all tokens after each; runs are merged separately.

O(T^2) moves, the fastest there are: two tokens in turn (T = 500,000).
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    left, right = pair
    merged = []
    for sequence in corpus:
        row = sequence[:]
        if left == right:
            row, free = [], False
            for token in sequence:
                if free and token == right:
                    row[-1], free = left + right, False
                else:
                    row.append(token)
                    free = token == left
        else:
            for place in range(len(row) - 2, -1, -1):
                if row[place] == left and row[place + 1] == right:
                    row[place : place + 2] = [left + right]
        merged.append(row)
    return merged
