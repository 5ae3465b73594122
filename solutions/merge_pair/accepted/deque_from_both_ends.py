"""Each sequence is fed through a deque; popleft is cheap."""
from collections import deque


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        todo = deque(row)
        done = deque()
        while todo:
            token = todo.popleft()
            if todo and (token, todo[0]) == pair:
                token += todo.popleft()
            done.append(token)
        result.append(list(done))
    return result
