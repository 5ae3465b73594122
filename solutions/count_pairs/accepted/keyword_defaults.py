"""Extra parameters have defaults, one of them None instead of a mutable default."""


def get_pair_frequencies(
    corpus: list[list[str]],
    counts: dict[tuple[str, str], int] | None = None,
    *,
    minimum: int = 1,
) -> dict[tuple[str, str], int]:
    counts = {} if counts is None else counts
    for row in corpus:
        for i, left in enumerate(row[:-1]):
            key = left, row[i + 1]
            counts[key] = counts.get(key, 0) + 1
    return {pair: count for pair, count in counts.items() if count >= minimum}
