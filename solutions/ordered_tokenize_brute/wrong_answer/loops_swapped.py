"""Makes one scan over the text and takes the first token that fits at each place.

    tokenize_brute("aaa", ["a", "aa", "aaa"]) is [2], this gives [1, 0].
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
    merged = []
    i = 0
    while i < len(ids):
        for token_id in range(size, len(alphabet)):
            if i + 1 < len(ids) and alphabet[ids[i]] + alphabet[ids[i + 1]] == alphabet[token_id]:
                merged.append(token_id)
                i += 2
                break
        else:
            merged.append(ids[i])
            i += 1
    return merged
