"""A tokenizer class; the function only makes an instance.
"""

class UnknownCharacter(ValueError):
    """The text holds a character outside the alphabet's prefix."""


class OrderedTokenizer:
    def __init__(self, alphabet):
        self.alphabet = tuple(alphabet)
        self.base = {}
        for token in self.alphabet:
            if len(token) > 1:
                break
            self.base[token] = len(self.base)

    def encode(self, text):
        self.ids = self._characters(text)
        for token_id in range(len(self.base), len(self.alphabet)):
            self._merge(token_id)
        return self.ids

    def _characters(self, text):
        try:
            return [self.base[character] for character in text]
        except KeyError as error:
            raise UnknownCharacter(error.args[0]) from None

    def _merge(self, token_id):
        result = []
        position = 0
        while position < len(self.ids):
            if self._joins(position, token_id):
                result.append(token_id)
                position += 2
            else:
                result.append(self.ids[position])
                position += 1
        self.ids = result

    def _joins(self, position, token_id):
        if position + 1 >= len(self.ids):
            return False
        left, right = self.ids[position:position + 2]
        return self.alphabet[left] + self.alphabet[right] == self.alphabet[token_id]


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    return OrderedTokenizer(alphabet).encode(text)
