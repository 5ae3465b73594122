r"""Tokens are encoded as ASCII.

merge_pair([["\u00e9"]], ("a", "b")) is [["\u00e9"]], this raises UnicodeEncodeError.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    wanted = [token.encode() for token in pair]
    result = []
    for row in corpus:
        tokens = [token.encode("ascii") for token in row]
        merged, i = [], 0
        while i < len(tokens):
            if tokens[i:i + 2] == wanted:
                merged.append("".join(pair))
                i += 2
            else:
                merged.append(tokens[i].decode())
                i += 1
        result.append(merged)
    return result
