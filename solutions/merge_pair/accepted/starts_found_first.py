"""All matching places are found first with list.index, then the stretches between them are copied whole."""


def match_starts(row, first, second):
    start = 0
    try:
        while True:
            i = row.index(first, start)
            if i + 1 < len(row) and row[i + 1] == second:
                yield i
                start = i + 2
            else:
                start = i + 1
    except ValueError:
        return


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, done = [], 0
        for i in match_starts(row, *pair):
            merged.extend(row[done:i])
            merged.append("".join(pair))
            done = i + 2
        merged.extend(row[done:])
        result.append(merged)
    return result
