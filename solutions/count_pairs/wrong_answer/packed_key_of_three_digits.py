"""Two token numbers are packed into one key with room for three digits, so later tokens collide.

("999", "1000") in get_pair_frequencies([[str(i) for i in range(1001)]]) is True, this gives False.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    number, name, counts = {}, [], {}
    for row in corpus:
        for token in row:
            if token not in number:
                number[token] = len(name)
                name.append(token)
        for a, b in zip(row, row[1:]):
            key = number[a] * 1000 + number[b]
            counts[key] = counts.get(key, 0) + 1
    result = {}
    for key, n in counts.items():
        a, b = divmod(key, 1000)
        result[(name[a % len(name)], name[b])] = n
    return result
