"""Equal sequences are handled once and weighted, as real BPE trainers do with words."""
from collections import Counter


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    words = Counter(map(tuple, corpus))
    counts = Counter()
    for word, times in words.items():
        for pair in zip(word, word[1:]):
            counts[pair] += times
    if not counts:
        raise ValueError("no pair in the corpus")
    best = max(counts, key=lambda pair: (counts[pair], pair))
    merged_words = {}
    for word in words:
        merged, i = [], 0
        while i < len(word):
            if word[i:i + 2] == best:
                merged.append(word[i] + word[i + 1])
                i += 2
            else:
                merged.append(word[i])
                i += 1
        merged_words[word] = merged
    return [list(merged_words[tuple(row)]) for row in corpus], best
