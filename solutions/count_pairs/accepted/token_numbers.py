"""Tokens are numbered, pairs of numbers counted, and the numbers turned back into tokens."""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    number: dict[str, int] = {}
    for row in corpus:
        for token in row:
            number.setdefault(token, len(number))
    tokens = list(number)
    base = len(tokens)
    packed: dict[int, int] = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            key = number[a] * base + number[b]
            packed[key] = packed.get(key, 0) + 1
    return {(tokens[key // base], tokens[key % base]): n for key, n in packed.items()}
