"""The merged sequence is a tuple that grows one token at a time.

O(N²) in the length of a sequence: one long sequence shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, i = (), 0
        while i < len(row):
            if i + 1 < len(row) and (row[i], row[i + 1]) == pair:
                merged += (row[i] + row[i + 1],)
                i += 2
            else:
                merged += (row[i],)
                i += 1
        result.append(list(merged))
    return result
