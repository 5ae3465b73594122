"""The pair is replaced in text joined by bars, so tokens with a bar fall apart.

merge_pair([["a|b"]], ("x", "y")) is [["a|b"]], this gives [["a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    old, new = f"|{pair[0]}||{pair[1]}|", f"|{pair[0]}{pair[1]}|"
    result = []
    for row in corpus:
        text = "".join(f"|{token}|" for token in row).replace(old, new)
        result.append([token for token in text.split("|") if token])
    return result
