"""A cursor class with small methods walks each sequence: correct, with a constant factor of about four."""


class Cursor:
    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.at = 0

    def more(self) -> bool:
        return self.at < len(self.tokens)

    def matches(self, pair: tuple[str, str]) -> bool:
        ahead = self.at + 1
        return (
            ahead < len(self.tokens)
            and self.tokens[self.at] == pair[0]
            and self.tokens[ahead] == pair[1]
        )

    def take(self) -> str:
        token = self.tokens[self.at]
        self.at += 1
        return token


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        cursor, merged = Cursor(row), []
        while cursor.more():
            merged.append(cursor.take() + cursor.take() if cursor.matches(pair) else cursor.take())
        result.append(merged)
    return result
