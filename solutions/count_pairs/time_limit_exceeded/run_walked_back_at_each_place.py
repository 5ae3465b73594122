"""Walks back over equal tokens at each place to find where their run began."""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts: dict[tuple[str, str], int] = {}
    for row in corpus:
        for place in range(len(row) - 1):
            start = place
            while start > 0 and row[start - 1] == row[place]:
                start -= 1
            if start <= place:  # every place of a run counts
                pair = (row[place], row[place + 1])
                counts[pair] = counts.get(pair, 0) + 1
    return counts
