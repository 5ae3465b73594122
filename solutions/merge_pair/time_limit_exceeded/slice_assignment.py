"""Each match is replaced by slice assignment, which moves all tokens after it.

O(N · matches) moves, but fast ones: a long run of equal tokens or a b a b ... shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    wanted, merged = list(pair), ["".join(pair)]
    result = []
    for row in corpus:
        new = row.copy()
        i = 0
        while i < len(new):
            if new[i:i + 2] == wanted:
                new[i:i + 2] = merged
            i += 1
        result.append(new)
    return result
