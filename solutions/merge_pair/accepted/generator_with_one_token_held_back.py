"""A generator holds one token back and yields it when it knows that it is not the start of a match."""


def merged_tokens(sequence, first, second):
    held = None
    for token in sequence:
        if held is None:
            held = token
        elif held == first and token == second:
            yield first + second
            held = None
        else:
            yield held
            held = token
    if held is not None:
        yield held


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    return [list(merged_tokens(sequence, *pair)) for sequence in corpus]
