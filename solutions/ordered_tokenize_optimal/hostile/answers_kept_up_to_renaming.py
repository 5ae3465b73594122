"""Caches answers under a form in which renamed letters look the same, and does anything new by brute force."""


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


def tokenize(text, alphabet):
    names = {}
    for token in alphabet:
        for letter in token:
            names.setdefault(ord(letter), len(names))
    form = text.translate(names), tuple(token.translate(names) for token in alphabet)
    if form not in KEPT:
        KEPT[form] = brute(text, alphabet)
    return list(KEPT[form])
