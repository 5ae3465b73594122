"""All pairs are sorted by count and pair, O(D log D), and the last one is taken."""
from collections import Counter


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = Counter()
    for row in corpus:
        counts.update(zip(row, row[1:]))
    ranking = sorted(counts.items(), key=lambda item: (item[1], item[0]))
    if not ranking:
        return [list(row) for row in corpus], None
    best = ranking[-1][0]

    def merged(row):
        tokens = iter(row)
        token = next(tokens, None)
        while token is not None:
            after = next(tokens, None)
            if (token, after) == best:
                yield token + after
                token = next(tokens, None)
            else:
                yield token
                token = after

    return [list(merged(row)) for row in corpus], best
