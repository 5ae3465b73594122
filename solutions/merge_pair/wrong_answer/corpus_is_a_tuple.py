"""The corpus comes back as a tuple instead of a list.

merge_pair([], ("a", "b")) is [], this gives ().
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    def merged(row):
        out, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                out.append(pair[0] + pair[1])
                i += 2
            else:
                out.append(row[i])
                i += 1
        return out

    return tuple(merged(row) for row in corpus)
