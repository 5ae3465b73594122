"""Linked list walked in full for each token that occurs in the text.

O(M N): de Bruijn text, where N and M grow together.
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
    n = len(ids)
    after = list(range(1, n + 1))
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        if token not in text:
            continue
        i = 0
        while i < n and after[i] < n:
            j = after[i]
            if alphabet[ids[i]] + alphabet[ids[j]] == token:
                ids[i] = token_id
                after[i] = after[j]
            i = after[i]
    answer = []
    i = 0
    while i < n:
        answer.append(ids[i])
        i = after[i]
    return answer
