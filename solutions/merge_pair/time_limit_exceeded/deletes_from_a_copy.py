"""The second token of each match is deleted from a copy, which moves all tokens after it.

O(N · matches) moves, but fast ones: one long sequence a b a b ... shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = [list(row) for row in corpus]
    for row in result:
        i = 0
        while i < len(row) - 1:
            if row[i] == pair[0] and row[i + 1] == pair[1]:
                row[i] += pair[1]
                del row[i + 1]
            i += 1
    return result
