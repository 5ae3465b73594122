"""After each match the sequence is searched from its start again.

O(N · matches): one long sequence a b a b ... shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        row = list(row)
        changed = True
        while changed:
            changed = False
            for i in range(len(row) - 1):
                if (row[i], row[i + 1]) == pair:
                    row[i:i + 2] = [pair[0] + pair[1]]
                    changed = True
                    break
        result.append(row)
    return result
