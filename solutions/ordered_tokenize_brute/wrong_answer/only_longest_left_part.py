"""Knows only one split of a token, the one with the longest left part.

    tokenize_brute("aaaa", ["a", "aa", "aaa", "aaaa"]) is [3], this gives [1, 1].
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
        earlier = set(alphabet[:token_id])
        split = None
        for cut in range(1, len(token)):
            if token[:cut] in earlier and token[cut:] in earlier:
                split = (token[:cut], token[cut:])
        merged = []
        i = 0
        while i < len(ids):
            if i + 1 < len(ids) and (alphabet[ids[i]], alphabet[ids[i + 1]]) == split:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
