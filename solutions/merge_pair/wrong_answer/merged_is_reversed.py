"""The merged token has the second part first.

merge_pair([["a", "b"]], ("a", "b")) is [["ab"]], this gives [["ba"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        todo = row[::-1]
        merged = []
        while todo:
            token = todo.pop()
            if todo and (token, todo[-1]) == pair:
                token = todo.pop() + token
            merged.append(token)
        result.append(merged)
    return result
