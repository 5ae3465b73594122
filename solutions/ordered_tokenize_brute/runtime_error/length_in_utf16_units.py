"""Measures tokens in UTF-16 units, so an astral character does not count as a single character.

    tokenize_brute("\\U0001f600", ["\\U0001f600"]) is [0], this raises ValueError.
"""

def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size].encode("utf-16-le", "surrogatepass")) == 2:
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
            if i + 1 < len(ids) and alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
