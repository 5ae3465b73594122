"""After a false start the current token is not tried as a new start.

merge_pair([["a", "a", "b"]], ("a", "b")) is [["a", "ab"]], this gives [["a", "a", "b"]].
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        merged, waiting = [], False
        for token in row:
            if waiting:
                waiting = False
                if token == pair[1]:
                    merged[-1] += token
                else:
                    merged.append(token)
            else:
                waiting = token == pair[0]
                merged.append(token)
        result.append(merged)
    return result
