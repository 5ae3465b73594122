"""Keeps the sequence as one string of ids and rebuilds it for each match.

Quadratic in N for one token: one merge over a long "abab...". Strings are copied fast, so it takes N of 200,000 and more to show.
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
    known = {token: i for i, token in enumerate(alphabet)}
    coded = "".join(map(chr, ids))
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        pairs = {
            chr(known[token[:cut]]) + chr(known[token[cut:]])
            for cut in range(1, len(token))
            if token[:cut] in known and token[cut:] in known
        }
        i = 0
        while pairs and i + 1 < len(coded):
            if coded[i:i + 2] in pairs:
                coded = coded[:i] + chr(token_id) + coded[i + 2:]
            i += 1
    return [ord(character) for character in coded]
