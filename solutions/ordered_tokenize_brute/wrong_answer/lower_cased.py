"""Everything is lower-cased before it is compared.

    tokenize_brute("\\u03b1a\\u03b1", ["\\u03b1", "\\u0391", "a", "\\u03b1a"]) is [3, 0], this gives [3, 1].
"""

def lower(string):
    return "".join(character.lower()[0] for character in string)


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    text = lower(text)
    alphabet = [lower(token) for token in alphabet]
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
            if i + 1 < len(ids) and alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
