"""A copy of each sequence is squeezed in place with a read and a write index."""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = [sequence.copy() for sequence in corpus]
    for row in result:
        write = read = 0
        n = len(row)
        while read < n:
            if read + 1 < n and (row[read], row[read + 1]) == pair:
                row[write] = row[read] + row[read + 1]
                read += 2
            else:
                row[write] = row[read]
                read += 1
            write += 1
        del row[write:]
    return result
