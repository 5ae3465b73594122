"""A lock guards the counts, ready for threads that are never started."""
from threading import Lock


class SharedCounts:
    def __init__(self):
        self.lock = Lock()
        self.counts = {}

    def add(self, pairs):
        with self.lock:
            for pair in pairs:
                self.counts[pair] = self.counts.get(pair, 0) + 1


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    shared = SharedCounts()
    for row in corpus:
        shared.add(zip(row, row[1:]))
    return shared.counts
