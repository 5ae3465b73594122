"""A regular expression replaces the pair in text joined by spaces, so tokens with a space fall apart.

merge_pair([["a b"]], ("x", "y")) is [["a b"]], this gives [["a", "b"]].
"""
import re


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    bigram = re.escape(" ".join(pair))
    pattern = re.compile(r"(?<!\S)" + bigram + r"(?!\S)")
    merged = "".join(pair)
    return [pattern.sub(lambda match: merged, " ".join(row)).split() for row in corpus]
