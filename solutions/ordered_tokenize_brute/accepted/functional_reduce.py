"""Folds the passes and the scans with functools.reduce.
"""

from functools import reduce
from itertools import takewhile


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    prefix = {token: i for i, token in enumerate(takewhile(lambda token: len(token) == 1, alphabet))}
    if not set(text) <= prefix.keys():
        raise ValueError("the text holds a character outside the alphabet's prefix")

    def one_pass(ids, token_id):
        goal = alphabet[token_id]

        def step(state, current):
            done, open_end = state
            if open_end and alphabet[done[-1]] + alphabet[current] == goal:
                done[-1] = token_id
                return done, False
            done.append(current)
            return done, True

        return reduce(step, ids, ([], False))[0]

    return reduce(one_pass, range(len(prefix), len(alphabet)), [prefix[character] for character in text])
