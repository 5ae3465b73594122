"""Takes every one-letter token of the alphabet as a base character, even those after the first longer one.

    tokenize_brute("a", ["aa", "a"]) is a ValueError, this gives [1].
"""

def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {token: i for i, token in enumerate(alphabet) if len(token) == 1}
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
