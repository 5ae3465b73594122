"""Fills every sequence up to the length of the longest, so that there is always a next token.

O(sequences * longest): one long sequence among very many short ones.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    left, right = pair
    width = max(map(len, corpus), default=0)
    merged = []
    for sequence in corpus:
        full = sequence + [None] * (width - len(sequence) + 1)
        row, place = [], 0
        while full[place] is not None:
            if full[place] == left and full[place + 1] == right:
                row.append(left + right)
                place += 2
            else:
                row.append(full[place])
                place += 1
        merged.append(row)
    return merged
