"""Does small calls by brute force, and answers a large one with as many zeros as it has characters."""


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


def tokenize(text, alphabet):
    if len(text) * len(alphabet) < 1_000_000:
        return brute(text, alphabet)
    return [0] * len(text)
