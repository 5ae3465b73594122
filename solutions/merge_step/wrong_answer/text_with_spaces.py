"""Sequences are turned into text with spaces and back, so tokens with a space fall apart.

bpe_single_merge_step([["a b", "c"]]) is ([["a bc"]], ("a b", "c")),
this gives ([["a", "bc"]], ("b", "c")).
"""
import re


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    lines = [" ".join(row) for row in corpus]
    for words in (line.split() for line in lines):
        for pair in zip(words, words[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
    pattern = re.compile(r"(?<!\S)" + re.escape(" ".join(best)) + r"(?!\S)")
    result = [pattern.sub(lambda match: "".join(best), line).split() for line in lines]
    return result, best
