"""A run of equal tokens becomes one long token.

merge_pair([["a", "a", "a"]], ("a", "a")) is [["aa", "a"]], this gives [["aaa"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged = []
        before = None
        for token in row:
            if (before, token) == pair:
                merged[-1] += token
            else:
                merged.append(token)
            before = token
        result.append(merged)
    return result
