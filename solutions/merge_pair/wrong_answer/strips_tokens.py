"""White space at the ends of tokens is stripped before they are compared.

merge_pair([["a ", "b"]], ("a", "b")) is [["a ", "b"]], this gives [["ab"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    wanted = [token.strip() for token in pair]
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if [token.strip() for token in row[i:i + 2]] == wanted:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
