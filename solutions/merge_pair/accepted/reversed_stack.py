"""The sequence is reversed once and popped from its end, which is as cheap as a deque."""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair

    def merge(row):
        stack = row[::-1]
        while stack:
            token = stack.pop()
            if token == first and stack and stack[-1] == second:
                stack.pop()
                yield first + second
            else:
                yield token

    return [[*merge(row)] for row in corpus]
