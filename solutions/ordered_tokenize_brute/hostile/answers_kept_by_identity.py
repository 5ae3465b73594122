"""Keeps its answers by the identity of text and alphabet, which later arguments may reuse."""


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


KEPT = {}


def tokenize_brute(text, alphabet):
    key = id(text), id(alphabet)
    if key not in KEPT:
        KEPT[key] = brute(text, alphabet)
    return list(KEPT[key])
