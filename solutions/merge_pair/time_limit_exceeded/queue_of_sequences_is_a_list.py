"""Sequences are taken from the front of a list used as a queue, and merged ones go to the front of another.

O(S²) moves for S sequences, but fast ones: many short or empty sequences show it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    queue = list(corpus)
    done = []
    while queue:
        row = queue.pop(0)
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        done.insert(0, merged)
    return done[::-1]
