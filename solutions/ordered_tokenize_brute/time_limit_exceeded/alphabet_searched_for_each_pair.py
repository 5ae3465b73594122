"""Looks for the pair among the earlier tokens again at every place.

O(M^2 N): 300 tokens or more over a text of 20,000 characters.
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
            pair = "".join(alphabet[x] for x in ids[i:i + 2]) if i + 1 < len(ids) else None
            if pair in alphabet and alphabet.index(pair) == token_id:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
