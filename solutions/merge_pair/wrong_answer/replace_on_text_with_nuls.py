r"""The pair is replaced in text joined by NULs, so tokens with a NUL fall apart.

merge_pair([["a\0b"]], ("x", "y")) is [["a\0b"]], this gives [["a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    old = "\0" + pair[0] + "\0\0" + pair[1] + "\0"
    new = "\0" + pair[0] + pair[1] + "\0"
    result = []
    for row in corpus:
        text = "".join("\0" + token + "\0" for token in row).replace(old, new)
        result.append([token for token in text.split("\0") if token])
    return result
