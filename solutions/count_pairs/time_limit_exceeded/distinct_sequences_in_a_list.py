"""Equal sequences are counted together, but looked up in a list of all known ones."""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    known: list[list[str]] = []
    times: list[int] = []
    for row in corpus:
        if row in known:
            times[known.index(row)] += 1
        else:
            known.append(row)
            times.append(1)
    counts: dict[tuple[str, str], int] = {}
    for row, often in zip(known, times, strict=True):
        for pair in zip(row, row[1:], strict=False):
            counts[pair] = counts.get(pair, 0) + often
    return counts
