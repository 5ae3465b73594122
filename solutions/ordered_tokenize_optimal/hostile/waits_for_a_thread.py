"""Lets another thread do the slow work and waits for it, in case only one thread is timed."""

from concurrent.futures import ThreadPoolExecutor


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
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(brute, text, alphabet).result()
