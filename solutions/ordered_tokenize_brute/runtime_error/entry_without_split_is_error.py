"""Refuses an alphabet with an entry that no two earlier tokens join to make.

    tokenize_brute("", ["aa"]) is [], this raises ValueError.
"""

def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    earlier = set(base)
    for token in alphabet[size:]:
        if not any(token[:i] in earlier and token[i:] in earlier for i in range(1, len(token))):
            raise ValueError(f"{token!r} can never be made")
        earlier.add(token)
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
