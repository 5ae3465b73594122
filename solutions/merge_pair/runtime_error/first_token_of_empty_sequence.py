"""Asks for the first token of an empty sequence.

merge_pair([[]], ("a", "b")) is [[]], this raises IndexError.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged = [row[0]]
        joined = False
        for token in row[1:]:
            if not joined and (merged[-1], token) == pair:
                merged[-1] += token
                joined = True
            else:
                merged.append(token)
                joined = False
        result.append(merged)
    return result
