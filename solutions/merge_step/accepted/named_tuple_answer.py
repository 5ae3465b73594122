"""The answer is a named tuple, which is a tuple."""
from collections import Counter
from typing import NamedTuple, Optional


class Step(NamedTuple):
    corpus: list
    pair: Optional[tuple]


def bpe_single_merge_step(corpus):
    counts = Counter()
    for row in corpus:
        counts.update(zip(row, row[1:]))
    if not counts:
        return Step(corpus, None)
    top = max(counts.values())
    pair = max(p for p in counts if counts[p] == top)
    out = []
    for row in corpus:
        todo, merged = row[::-1], []
        while todo:
            token = todo.pop()
            if todo and (token, todo[-1]) == pair:
                token += todo.pop()
            merged.append(token)
        out.append(merged)
    return Step(corpus=out, pair=pair)
