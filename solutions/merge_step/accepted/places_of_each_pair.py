"""The places of each pair are kept; the best pair's places are merged from a copy."""
from collections import defaultdict


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    places = defaultdict(list)
    for r, row in enumerate(corpus):
        for i in range(len(row) - 1):
            places[row[i], row[i + 1]].append((r, i))
    if not places:
        raise ValueError("nothing to merge")
    best = max(places, key=lambda pair: (len(places[pair]), pair))
    result = [list(row) for row in corpus]
    last = (-1, -1)
    for r, i in places[best]:
        if last == (r, i - 1):
            continue
        result[r][i] = best[0] + best[1]
        result[r][i + 1] = None
        last = (r, i)
    return [[token for token in row if token is not None] for row in result], best
