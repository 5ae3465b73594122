"""Where nothing matches, the argument itself is returned instead of a new list.

After corpus = [["a"]]: (merge_pair(corpus, ("x", "y")) is corpus) is False, this gives True.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    if not any(pair in zip(row, row[1:]) for row in corpus):
        return corpus
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
