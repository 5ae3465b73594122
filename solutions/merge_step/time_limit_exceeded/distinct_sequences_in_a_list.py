"""Equal sequences are counted and merged together, but looked up in a list of all known ones."""


def bpe_single_merge_step(corpus: list[list[str]]) -> tuple[list[list[str]], tuple[str, str] | None]:
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
    if not counts:
        return [list(row) for row in corpus], None
    best = max(counts, key=lambda pair: (counts[pair], pair))
    return [merged(row, best) for row in corpus], best


def merged(row: list[str], pair: tuple[str, str]) -> list[str]:
    answer, place = [], 0
    while place < len(row):
        if tuple(row[place : place + 2]) == pair:
            answer.append(pair[0] + pair[1])
            place += 2
        else:
            answer.append(row[place])
            place += 1
    return answer
