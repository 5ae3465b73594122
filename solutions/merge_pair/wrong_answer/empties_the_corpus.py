"""The sequences are removed from the argument.

After corpus = [["a"]]; merge_pair(corpus, ("a", "b")): corpus is [["a"]], this gives [].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    while corpus:
        row = corpus.pop()
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(pair[0] + pair[1])
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result[::-1]
