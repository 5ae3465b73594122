"""Looks characters up in a table of 128 entries, which fails outside ASCII.

    tokenize_brute("", ["\\u00e9"]) is [], this raises IndexError.
"""

def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = [None] * 128
    for i in range(size):
        base[ord(alphabet[i])] = i
    ids = []
    for character in text:
        token_id = base[ord(character)]
        if token_id is None:
            raise ValueError(f"unknown character {character!r}")
        ids.append(token_id)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        merged = []
        i = 0
        while i < len(ids):
            if i + 1 < len(ids) and alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
