"""The function is an object with __call__, bound to the expected name."""
from collections import Counter


class _GetPairFrequencies:
    """Counts adjacent pairs."""

    def __call__(self, corpus: list[list[str]]) -> dict[tuple[str, str], int]:
        return dict(Counter(self._pairs(corpus)))

    @staticmethod
    def _pairs(corpus):
        for row in corpus:
            yield from zip(row, row[1:])


get_pair_frequencies = _GetPairFrequencies()
