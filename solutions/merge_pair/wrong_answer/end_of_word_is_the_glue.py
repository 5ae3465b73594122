"""Tokens are joined by an end-of-word mark and split again, so tokens with that mark fall apart.

merge_pair([["a</w>"]], ("x", "y")) is [["a</w>"]], this gives [["a"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        words = [word for word in "</w>".join(row).split("</w>") if word]
        merged, i = [], 0
        while i < len(words):
            if tuple(words[i:i + 2]) == pair:
                merged.append("".join(pair))
                i += 2
            else:
                merged.append(words[i])
                i += 1
        result.append(merged)
    return result
