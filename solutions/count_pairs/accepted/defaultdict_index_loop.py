"""Plain index loops add to a defaultdict, which is returned as is."""
from collections import defaultdict


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    freq = defaultdict(int)
    for s in range(0, len(corpus)):
        sequence = corpus[s]
        for i in range(0, len(sequence) - 1):
            freq[(sequence[i], sequence[i + 1])] += 1
    return freq
