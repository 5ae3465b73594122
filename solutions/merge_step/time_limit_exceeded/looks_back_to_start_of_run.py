"""When both tokens of the pair are equal, walks back to the start of the run at each place.

O(T^2) for a long run of one token.
"""
from collections import Counter


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = Counter(pair for sequence in corpus for pair in zip(sequence, sequence[1:]))
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
    left, right = best

    def starts(sequence, place):
        if place < 0 or sequence[place] != left or sequence[place + 1 : place + 2] != [right]:
            return False
        start = place
        while left == right and start and sequence[start - 1] == left:
            start -= 1
        return (place - start) % 2 == 0

    merged = []
    for sequence in corpus:
        hits = [starts(sequence, place) for place in range(len(sequence))]
        merged.append([
            left + right if hit else token
            for place, (token, hit) in enumerate(zip(sequence, hits))
            if not (place and hits[place - 1])
        ])
    return merged, best
