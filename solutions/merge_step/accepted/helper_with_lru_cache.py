"""The merge of one sequence takes a tuple and uses lru_cache, since words repeat; answers are fresh lists."""
from collections import Counter
from functools import lru_cache
from itertools import pairwise


@lru_cache(maxsize=1000)
def merge_word(word, left, right):
    merged = []
    i = 0
    while i < len(word):
        if word[i:i + 2] == (left, right):
            merged.append(left + right)
            i += 2
        else:
            merged.append(word[i])
            i += 1
    return tuple(merged)


def bpe_single_merge_step(corpus: list[list[str]]) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = Counter()
    for row in corpus:
        counts.update(pairwise(row))
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
    return [list(merge_word(tuple(row), *best)) for row in corpus], best
