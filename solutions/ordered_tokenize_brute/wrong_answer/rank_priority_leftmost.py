"""Always merges the lowest token anywhere, leftmost first, one place at a time.

    tokenize_brute("aaa", ["a", "aaa", "aa"]) is [2, 0], this gives [1].
"""

def lowest_pair(ids, index, alphabet):
    best = None
    for i in range(len(ids) - 1):
        rank = index.get(alphabet[ids[i]] + alphabet[ids[i + 1]])
        if rank is not None and (best is None or rank < best[0]):
            best = (rank, i)
    return best


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
    while best := lowest_pair(ids, index, alphabet):
        rank, i = best
        ids[i:i + 2] = [rank]
    return ids
