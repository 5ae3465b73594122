r"""On a tie tokens are compared as UTF-16, where characters above U+FFFF sort before some below it.

bpe_single_merge_step([["\uff01", "a"], ["\U0001f600", "a"]]) is
([["\uff01", "a"], ["\U0001f600a"]], ("\U0001f600", "a")),
this gives ([["\uff01a"], ["\U0001f600", "a"]], ("\uff01", "a")).
"""
from collections import defaultdict


def utf16(token):
    return token.encode("utf-16-be", "surrogatepass")


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = defaultdict(int)
    for row in corpus:
        for i in range(len(row) - 1):
            counts[row[i], row[i + 1]] += 1
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], utf16(pair[0]), utf16(pair[1])))
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if i + 1 < len(row) and (row[i], row[i + 1]) == best:
                merged.append(row[i] + row[i + 1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result, best
