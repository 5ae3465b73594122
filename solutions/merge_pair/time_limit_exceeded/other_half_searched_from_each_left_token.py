"""Jumps from one left token to the next with list.index, and searches for the next right token from each.

O(T^2) where left tokens are many and the right one is far.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    left, right = pair
    merged = []
    for sequence in corpus:
        row, done, place = [], 0, 0
        try:
            while True:
                place = sequence.index(left, place)
                other = sequence.index(right, place + 1)
                if other == place + 1:
                    row += sequence[done:place]
                    row.append(left + right)
                    done = place = other + 1
                else:
                    place += 1
        except ValueError:
            pass
        merged.append(row + sequence[done:])
    return merged
