"""All merged tokens are kept in one flat list, which is copied for each sequence, and cut up at the end."""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    flat: list[str] = []
    lengths = []
    for row in corpus:
        answer, place = [], 0
        while place < len(row):
            if tuple(row[place : place + 2]) == tuple(pair):
                answer.append(pair[0] + pair[1])
                place += 2
            else:
                answer.append(row[place])
                place += 1
        lengths.append(len(answer))
        if answer:
            flat = flat + answer
    merged, start = [], 0
    for length in lengths:
        merged.append(flat[start : start + length])
        start += length
    return merged
