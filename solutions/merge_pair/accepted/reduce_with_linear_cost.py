"""Functional style: reduce folds the tokens into a list that is changed in place."""
from functools import partial, reduce


def step(pair, state, token):
    out, free = state
    if free and (out[-1], token) == pair:
        out[-1] = out[-1] + token
        return out, False
    out.append(token)
    return out, True


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    return [reduce(partial(step, pair), row, ([], False))[0] for row in corpus]
