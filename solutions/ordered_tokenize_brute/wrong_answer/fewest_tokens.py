"""Looks for the split of the text into the fewest tokens.

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
    index = {token: i for i, token in enumerate(alphabet) if i < size or len(token) > 1}
    best = [(0, [])]
    for end in range(1, len(text) + 1):
        options = []
        for token, token_id in index.items():
            start = end - len(token)
            if start >= 0 and text.startswith(token, start):
                options.append((best[start][0] + 1, best[start][1] + [token_id]))
        best.append(min(options))
    return best[-1][1]
