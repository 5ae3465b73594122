"""Each pass goes from right to left.

    tokenize_brute("aaa", ["a", "aa"]) is [1, 0], this gives [0, 1].
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
        i = len(ids) - 1
        while i >= 0:
            if i > 0 and alphabet[ids[i - 1]] + alphabet[ids[i]] == token:
                merged.append(token_id)
                i -= 2
            else:
                merged.append(ids[i])
                i -= 1
        ids = merged[::-1]
    return ids
