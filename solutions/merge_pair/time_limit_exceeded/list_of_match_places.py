"""All places where the pair occurs are collected, and each token is looked up in that list.

O(N · matches): a long sequence with matches everywhere shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        places = [i for i, both in enumerate(zip(row, row[1:])) if both == pair]
        merged, i = [], 0
        while i < len(row):
            if i in places:
                merged.append("".join(pair))
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
