"""When there is no pair, the ValueError comes from max() itself."""
from collections import defaultdict


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = defaultdict(int)
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] += 1
    top = max(counts.values())
    best = max(pair for pair, count in counts.items() if count == top)
    new_token = best[0] + best[1]
    result = []
    for row in corpus:
        out, free = [], False
        for token in row:
            if free and (out[-1], token) == best:
                out[-1] = new_token
                free = False
            else:
                out.append(token)
                free = True
        result.append(out)
    return result, best
