"""Takes the longest token that fits at each place of the text.

    tokenize_brute("aaa", ["a", "aaa"]) is [0, 0, 0], this gives [1].
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
    index = {token: i for i, token in enumerate(alphabet) if i < size or len(token) > 1}
    longest = max(map(len, index), default=0)
    ids = []
    i = 0
    while i < len(text):
        for length in range(longest, 0, -1):
            if text[i:i + length] in index and i + length <= len(text):
                ids.append(index[text[i:i + length]])
                i += length
                break
    return ids
