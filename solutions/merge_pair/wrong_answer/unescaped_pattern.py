"""The pair is used as a regular expression without escaping, so a dot matches any character.

merge_pair([["a", "x"]], ("a", ".")) is [["a", "x"]], this gives [["a."]].
"""
import re


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    try:
        first, second = re.compile(pair[0]), re.compile(pair[1])
    except re.error:
        first, second = (re.compile(re.escape(token)) for token in pair)
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if i + 1 < len(row) and first.fullmatch(row[i]) and second.fullmatch(row[i + 1]):
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
