"""An end mark is added to the sequences of the argument and not taken away.

After corpus = [["a"]]; merge_pair(corpus, ("a", "b")): corpus is [["a"]], this gives [["a", ""]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair
    result = []
    for row in corpus:
        row.append("")
        merged, i = [], 0
        while i < len(row) - 1:
            if row[i] == first and row[i + 1] == second:
                merged.append(first + second)
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
