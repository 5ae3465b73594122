"""Compares ids with 'is', which fails for numbers above 256.

    tokenize_brute(chr(557) + chr(558), [chr(256 + i) for i in range(303)] + [chr(557) + chr(558)]) is [303], this gives [301, 302].
"""

def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    ids = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        left_right = [
            (alphabet.index(token[:cut]), alphabet.index(token[cut:]))
            for cut in range(1, len(token))
            if token[:cut] in alphabet and token[cut:] in alphabet
        ]
        merged = []
        i = 0
        while i < len(ids):
            if i + 1 < len(ids) and any(ids[i] is x and ids[i + 1] is y for x, y in left_right):
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
