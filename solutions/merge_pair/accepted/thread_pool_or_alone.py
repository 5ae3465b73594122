"""The sequences are shared out among a pool of threads, or merged one by one where no thread can be started."""
from concurrent.futures import ThreadPoolExecutor
from functools import partial


def merge_row(pair, row):
    merged = []
    i = 0
    while i < len(row):
        if row[i] == pair[0] and i + 1 < len(row) and row[i + 1] == pair[1]:
            merged.append(pair[0] + pair[1])
            i += 2
        else:
            merged.append(row[i])
            i += 1
    return merged


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    try:
        with ThreadPoolExecutor(max_workers=4) as pool:
            return list(pool.map(partial(merge_row, pair), corpus))
    except RuntimeError:
        return [merge_row(pair, row) for row in corpus]
