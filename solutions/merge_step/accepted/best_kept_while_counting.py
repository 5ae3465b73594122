"""The best count is tracked while counting; ties are settled in a second walk over the counts."""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts: dict[tuple[str, str], int] = {}
    top = 0
    for row in corpus:
        for i in range(1, len(row)):
            pair = (row[i - 1], row[i])
            count = counts.get(pair, 0) + 1
            counts[pair] = count
            if count > top:
                top = count
    if top == 0:
        return corpus, None
    best = None
    for pair, count in counts.items():
        if count == top and (best is None or pair > best):
            best = pair
    result = []
    for row in corpus:
        new, skip = [], False
        for i, token in enumerate(row):
            if skip:
                skip = False
            elif i + 1 < len(row) and (token, row[i + 1]) == best:
                new.append(token + row[i + 1])
                skip = True
            else:
                new.append(token)
        result.append(new)
    return result, best
