"""Pushes characters onto a stack and merges its top whenever that makes a token.

    tokenize_brute("aaa", ["a", "aaa", "aa"]) is [2, 0], this gives [1].
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
    index = {token: i for i, token in enumerate(alphabet) if i >= size}
    stack = []
    for token_id in ids:
        stack.append(token_id)
        while len(stack) > 1 and alphabet[stack[-2]] + alphabet[stack[-1]] in index:
            right = stack.pop()
            left = stack.pop()
            stack.append(index[alphabet[left] + alphabet[right]])
    return stack
