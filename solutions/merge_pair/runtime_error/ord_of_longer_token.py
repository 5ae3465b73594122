"""Tokens are assumed to be single characters.

merge_pair([["ab"]], ("a", "b")) is [["ab"]], this raises TypeError.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        codes = [ord(token) for token in row]
        merged, i = [], 0
        while i < len(codes):
            if "".join(map(chr, codes[i:i + 2])) == "".join(pair) and i + 1 < len(codes):
                merged.append(chr(codes[i]) + chr(codes[i + 1]))
                i += 2
            else:
                merged.append(chr(codes[i]))
                i += 1
        result.append(merged)
    return result
