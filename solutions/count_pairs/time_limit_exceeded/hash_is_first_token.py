"""Pairs are objects whose hash is that of the first token, so pairs with the same first token collide.

O(D²) for D different pairs with the same first token: a hub token whose neighbours all differ shows it.
"""


class Pair:
    __slots__ = ("left", "right")

    def __init__(self, left, right):
        self.left, self.right = left, right

    def __hash__(self):
        return hash(self.left)

    def __eq__(self, other):
        return self.right == other.right and self.left == other.left


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            pair = Pair(a, b)
            counts[pair] = counts.get(pair, 0) + 1
    return {(pair.left, pair.right): count for pair, count in counts.items()}
