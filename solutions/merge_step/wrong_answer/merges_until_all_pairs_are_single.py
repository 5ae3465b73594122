"""Merging goes on until no pair occurs twice.

bpe_single_merge_step([["a", "b", "c", "a", "b", "c"]]) is ([["a", "bc", "a", "bc"]], ("b", "c")),
this gives ([["abc", "abc"]], ("a", "bc")).
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    best = None
    while True:
        counts = {}
        for row in corpus:
            for pair in zip(row, row[1:]):
                counts[pair] = counts.get(pair, 0) + 1
        if not counts or (best and max(counts.values()) < 2):
            return corpus, best
        best = max(counts, key=lambda pair: (counts[pair], pair))
        result = []
        for row in corpus:
            merged, i = [], 0
            while i < len(row):
                if tuple(row[i:i + 2]) == best:
                    merged.append("".join(best))
                    i += 2
                else:
                    merged.append(row[i])
                    i += 1
            result.append(merged)
        corpus = result
