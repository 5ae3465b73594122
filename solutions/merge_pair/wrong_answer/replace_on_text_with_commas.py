"""The pair is replaced in text joined by commas, so tokens with a comma fall apart.

merge_pair([["a,b"]], ("x", "y")) is [["a,b"]], this gives [["a", "b"]].
"""
import re


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    pattern = re.compile("(?<![^,])" + re.escape(",".join(pair)) + "(?![^,])")
    result = []
    for row in corpus:
        text = pattern.sub(lambda match: pair[0] + pair[1], ",".join(row))
        result.append(text.split(",") if row else [])
    return result
