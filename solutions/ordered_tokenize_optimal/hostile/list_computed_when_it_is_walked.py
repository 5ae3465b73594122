"""Answers a large call with an empty list of its own class, which is filled when somebody iterates over it."""


def brute(text, alphabet):
    base = next((place for place, token in enumerate(alphabet) if len(token) > 1), len(alphabet))
    row = [alphabet.index(character, 0, base) for character in text]
    for token_id in range(base, len(alphabet)):
        merged, i = [], 0
        while i < len(row):
            match = i + 1 < len(row) and alphabet[row[i]] + alphabet[row[i + 1]] == alphabet[token_id]
            merged.append(token_id if match else row[i])
            i += 1 + match
        row = merged
    return row


class Later(list):
    def __init__(self, *call):
        self.call = call

    def work(self):
        self[:] = brute(*self.call)
        return self

    def __iter__(self):
        return list.__iter__(self.work())

    def __len__(self):
        return list.__len__(self.work())


def tokenize(text, alphabet):
    return Later(text, alphabet) if len(alphabet) > 1500 else brute(text, alphabet)
