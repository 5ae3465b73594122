"""Entries are frozen dataclasses with slots and an order, and another dataclass holds the alphabet.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, order=True)
class Entry:
    token_id: int
    token: str = field(compare=False)


@dataclass
class Vocabulary:
    entries: list[Entry]
    base: dict[str, Entry] = field(default_factory=dict, repr=False)

    def __post_init__(self):
        for entry in self.entries:
            if len(entry.token) > 1:
                break
            self.base[entry.token] = entry

    def encode(self, text):
        unknown = sorted(set(text) - self.base.keys())
        if unknown:
            raise ValueError(f"unknown characters: {unknown}")
        return [self.base[character] for character in text]


def one_pass(sequence, entry):
    merged = []
    i = 0
    while i < len(sequence):
        if i + 1 < len(sequence) and sequence[i].token + sequence[i + 1].token == entry.token:
            merged.append(entry)
            i += 2
        else:
            merged.append(sequence[i])
            i += 1
    return merged


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    vocabulary = Vocabulary([Entry(*numbered) for numbered in enumerate(alphabet)])
    sequence = vocabulary.encode(text)
    for entry in vocabulary.entries[len(vocabulary.base):]:
        sequence = one_pass(sequence, entry)
    return [entry.token_id for entry in sequence]
