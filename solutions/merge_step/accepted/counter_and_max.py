"""Uses a Counter and max with a (count, pair) key, and returns (corpus, None) when there is no pair."""
from collections import Counter
from itertools import pairwise


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = Counter(pair for sequence in corpus for pair in pairwise(sequence))
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
    new_corpus = []
    for sequence in corpus:
        merged, i = [], 0
        while i < len(sequence):
            if i + 1 < len(sequence) and (sequence[i], sequence[i + 1]) == best:
                merged.append(sequence[i] + sequence[i + 1])
                i += 2
            else:
                merged.append(sequence[i])
                i += 1
        new_corpus.append(merged)
    return new_corpus, best
