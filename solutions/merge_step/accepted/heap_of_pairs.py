"""A heap gives the best pair; a small class reverses its order."""
import heapq
from functools import total_ordering


@total_ordering
class Entry:
    __slots__ = ("count", "pair")

    def __init__(self, count, pair):
        self.count, self.pair = count, pair

    def __eq__(self, other):
        return (self.count, self.pair) == (other.count, other.pair)

    def __lt__(self, other):  # the greatest comes first
        return (self.count, self.pair) > (other.count, other.pair)


def bpe_single_merge_step(corpus):
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    top = max(counts.values(), default=0)
    heap = [Entry(count, pair) for pair, count in counts.items() if 2 * count > top]
    heapq.heapify(heap)
    if not heap:
        return corpus, None
    first, second = best = heap[0].pair
    result = []
    for row in corpus:
        merged, i, n = [], 0, len(row)
        while i < n:
            if row[i] == first and i + 1 < n and row[i + 1] == second:
                merged.append(first + second)
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result, best
