"""The sequences of the argument are changed in place.

After corpus = [["a", "b"]]; merge_pair(corpus, ("a", "b")): corpus is [["a", "b"]],
this gives [["ab"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = corpus.copy()
    for row in result:
        read = write = 0
        while read < len(row):
            if tuple(row[read:read + 2]) == pair:
                row[write] = pair[0] + pair[1]
                read += 2
            else:
                row[write] = row[read]
                read += 1
            write += 1
        del row[write:]
    return result
