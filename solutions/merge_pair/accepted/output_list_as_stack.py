"""The output list is a stack whose top token may still be merged, with a flag against overlaps."""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    left, right = pair
    result: list[list[str]] = []
    for row in corpus:
        out: list[str] = []
        open_start = False
        for token in row:
            if open_start and token == right:
                out[-1] = left + right
                open_start = False
            else:
                out.append(token)
                open_start = token == left
        result.append(out)
    return result
