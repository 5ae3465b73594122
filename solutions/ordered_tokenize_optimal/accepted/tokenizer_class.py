"""A class with one method for each step; a subclass of ValueError for unknown characters.
"""

from collections import defaultdict


class UnknownCharacterError(ValueError):
    pass


class LinkedTokens:
    """Token ids in a doubly linked list, with the places of every adjacent pair by its spelled text."""

    def __init__(self, ids, alphabet):
        self.alphabet = alphabet
        self.ids = ids
        self.left = [i - 1 for i in range(len(ids))]
        self.right = [i + 1 for i in range(len(ids))]
        self.places = defaultdict(list)
        for i in range(len(ids) - 1):
            self.note(i)

    def spelled(self, i):
        return self.alphabet[self.ids[i]] + self.alphabet[self.ids[self.right[i]]]

    def is_pair(self, i):
        return i >= 0 and self.ids[i] is not None and self.right[i] < len(self.ids)

    def note(self, i):
        if self.is_pair(i):
            self.places[self.spelled(i)].append(i)

    def merge(self, i, token_id):
        j = self.right[i]
        k = self.right[j]
        self.ids[i] = token_id
        self.ids[j] = None
        self.right[i] = k
        if k < len(self.ids):
            self.left[k] = i
        self.note(self.left[i])
        self.note(i)

    def one_pass(self, token_id):
        token = self.alphabet[token_id]
        for i in sorted(self.places.pop(token, [])):
            if self.is_pair(i) and self.spelled(i) == token:
                self.merge(i, token_id)

    def result(self):
        return [token_id for token_id in self.ids if token_id is not None]


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    base = {}
    for token in alphabet:
        if len(token) > 1:
            break
        base[token] = len(base)
    try:
        ids = [base[character] for character in text]
    except KeyError as error:
        raise UnknownCharacterError(f"unknown character {error}") from None
    tokens = LinkedTokens(ids, alphabet)
    for token_id in range(len(base), len(alphabet)):
        tokens.one_pass(token_id)
    return tokens.result()
