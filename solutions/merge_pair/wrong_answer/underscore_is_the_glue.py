"""Tokens are joined by underscores and split again, so tokens with an underscore fall apart.

merge_pair([["a_b"]], ("x", "y")) is [["a_b"]], this gives [["a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        tokens = "_".join(row).split("_") if row else []
        merged = ""
        i = 0
        while i < len(tokens):
            if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == pair:
                merged += tokens[i] + tokens[i + 1] + "_"
                i += 2
            else:
                merged += tokens[i] + "_"
                i += 1
        result.append(merged.split("_")[:-1])
    return result
