"""Each sequence is a linked list held in two arrays, and the right token of a match is unlinked."""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    left, right = pair
    result = []
    for row in corpus:
        tokens = list(row)
        following = list(range(1, len(row) + 1))
        end = len(row)
        i = 0
        while i < end:
            after = following[i]
            if after < end and tokens[i] == left and tokens[after] == right:
                tokens[i] = left + right
                following[i] = following[after]
            i = following[i]
        merged, i = [], 0
        while i < end:
            merged.append(tokens[i])
            i = following[i]
        result.append(merged)
    return result
