"""Gives a character the id of the first token that contains it.

    tokenize_brute("a", ["aa"]) is a ValueError, this gives [0].
"""

def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    ids = []
    for character in text:
        for token_id, token in enumerate(alphabet):
            if character in token:
                ids.append(token_id)
                break
        else:
            raise ValueError(f"unknown character {character!r}")
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
