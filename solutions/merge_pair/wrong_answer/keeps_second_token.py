"""The second token of a match stays in the sequence.

merge_pair([["a", "b"]], ("a", "b")) is [["ab"]], this gives [["ab", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged = []
        for i, token in enumerate(row):
            if i + 1 < len(row) and (token, row[i + 1]) == pair:
                merged.append(token + row[i + 1])
            else:
                merged.append(token)
        result.append(merged)
    return result
