"""The function is a bound method given the expected name, with a few prints and log lines."""
import logging
from collections import defaultdict

logger = logging.getLogger("bpe")


class Trainer:
    def step(self, corpus, verbose=True):
        counts = defaultdict(int)
        for row in corpus:
            previous = None
            for token in row:
                if previous is not None:
                    counts[previous, token] += 1
                previous = token
        if len(counts) == 0:
            logger.warning("no pair")
            return corpus, None
        best = max(counts, key=lambda p: (counts[p], p[0], p[1]))
        if verbose:
            print("best pair:", repr(best), "count:", counts[best])
        return [self.merge(row, *best) for row in corpus], best

    def merge(self, row, left, right):
        merged = []
        position = 0
        while position < len(row):
            is_match = (
                row[position] == left
                and position + 1 < len(row)
                and row[position + 1] == right
            )
            merged.append(left + right if is_match else row[position])
            position += 2 if is_match else 1
        return merged


bpe_single_merge_step = Trainer().step
