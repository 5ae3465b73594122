"""The merge pops tokens from the front of a copy, which moves all others each time.

O(N²) in the length of a sequence: one long sequence shows it.
"""
from collections import Counter


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = Counter()
    for row in corpus:
        counts.update(zip(row, row[1:]))
    if not counts:
        return corpus, None
    top = max(counts.values())
    best = max(pair for pair, count in counts.items() if count == top)
    result = []
    for row in corpus:
        todo, merged = list(row), []
        while todo:
            token = todo.pop(0)
            if todo and (token, todo[0]) == best:
                token += todo.pop(0)
            merged.append(token)
        result.append(merged)
    return result, best
