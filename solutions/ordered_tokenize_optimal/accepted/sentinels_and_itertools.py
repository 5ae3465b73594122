"""Puts sentinel nodes at both ends, so no neighbour is ever missing.
"""

from collections import defaultdict
from itertools import takewhile


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    prefix = list(takewhile(lambda token: len(token) == 1, alphabet))
    code = dict(zip(prefix, range(len(prefix))))
    unknown = set(text).difference(code)
    if unknown:
        raise ValueError(f"unknown characters: {sorted(unknown)}")
    tokens = [None, *text, None]
    last = len(tokens) - 1
    back = [place - 1 for place in range(last + 1)]
    forth = [place + 1 for place in range(last + 1)]
    index = defaultdict(list)
    for place in range(1, last - 1):
        index[tokens[place] + tokens[place + 1]].append(place)
    for number, token in enumerate(alphabet[len(prefix):], len(prefix)):
        code[token] = number
        for place in sorted(set(index.pop(token, ()))):
            partner = forth[place]
            first, second = tokens[place], tokens[partner]
            if first is None or second is None or first + second != token:
                continue
            tokens[place], tokens[partner] = token, None
            after = forth[partner]
            before = back[place]
            forth[place], back[after] = after, place
            if tokens[after] is not None:
                index[token + tokens[after]].append(place)
            if tokens[before] is not None:
                index[tokens[before] + token].append(before)
    code.update(zip(prefix, range(len(prefix))))
    return [code[token] for token in tokens if token is not None]
