"""Tokens are popped from the front of a copy, which moves all others each time.

O(N²) in the length of a sequence: one long sequence shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        todo, merged = row[:], []
        while todo:
            token = todo.pop(0)
            if todo and (token, todo[0]) == pair:
                token += todo.pop(0)
            merged.append(token)
        result.append(merged)
    return result
