"""Joins three or more neighbours that spell the token, but never just two.

    tokenize_brute("aa", ["a", "aa"]) is [1], this gives [0, 0].
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
        merged = []
        i = 0
        while i < len(ids):
            count = 0
            while i + count < len(ids) and len("".join(alphabet[x] for x in ids[i:i + count])) < len(token):
                count += 1
            if count > 2 and "".join(alphabet[x] for x in ids[i:i + count]) == token:
                merged.append(token_id)
                i += count
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
