"""Makes one scan over the text and merges each pair that is a token.

    tokenize("aaa", ["a", "aa", "aaa"]) is [2], this gives [1, 0].
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    ids = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    index = {token: i for i, token in enumerate(alphabet) if i >= size}
    merged = []
    i = 0
    while i < len(ids):
        if i + 1 < len(ids) and alphabet[ids[i]] + alphabet[ids[i + 1]] in index:
            merged.append(index[alphabet[ids[i]] + alphabet[ids[i + 1]]])
            i += 2
        else:
            merged.append(ids[i])
            i += 1
    return merged
