"""The function is an object with __call__, bound to the expected name."""
from dataclasses import dataclass


@dataclass(frozen=True)
class PairMerger:
    glue: str = ""

    def __call__(self, corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
        return [self.merge_row(row, list(pair)) for row in corpus]

    def merge_row(self, row: list[str], pair: list[str]) -> list[str]:
        merged, i = [], 0
        while i < len(row):
            found = row[i:i + 2] == pair
            merged.append(self.glue.join(pair) if found else row[i])
            i += 1 + found
        return merged


merge_pair = PairMerger()
