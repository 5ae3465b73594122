"""The sequence is cut into twos, so matches at odd places are missed.

merge_pair([["b", "a", "b"]], ("a", "b")) is [["b", "ab"]], this gives [["b", "a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged = []
        for i in range(0, len(row), 2):
            chunk = row[i:i + 2]
            if tuple(chunk) == pair:
                merged.append("".join(chunk))
            else:
                merged.extend(chunk)
        result.append(merged)
    return result
