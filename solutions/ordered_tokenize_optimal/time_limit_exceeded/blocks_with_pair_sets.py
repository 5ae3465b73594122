"""Square-root decomposition: blocks of 512 places know their pairs, and a token's blocks are found one by one.

O(M (N / 512 + 512)): de Bruijn text, k = 142 and more.
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
    width = 512
    left = list(range(-1, n - 1))
    right = list(range(1, n + 1))
    blocks = [set() for _ in range(0, n, width)]
    for i in range(n - 1):
        blocks[i // width].add(alphabet[ids[i]] + alphabet[ids[i + 1]])
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for number, block in enumerate(blocks):
            if token not in block:
                continue
            for i in range(number * width, min(n, (number + 1) * width)):
                j = right[i]
                if ids[i] < 0 or j == n or alphabet[ids[i]] + alphabet[ids[j]] != token:
                    continue
                ids[i], ids[j] = token_id, -1
                k = right[i] = right[j]
                if k < n:
                    left[k] = i
                    block.add(token + alphabet[ids[k]])
                if left[i] >= 0:
                    blocks[left[i] // width].add(alphabet[ids[left[i]]] + token)
    return [x for x in ids if x >= 0]
