"""Takes the ids from the front of a list with pop(0).

Quadratic in N for one token, any long text; list.pop(0) moves memory fast, so it takes N of 200,000 and more to show.
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
        while ids:
            first = ids.pop(0)
            if ids and alphabet[first] + alphabet[ids[0]] == token:
                ids.pop(0)
                merged.append(token_id)
            else:
                merged.append(first)
        ids = merged
    return ids
