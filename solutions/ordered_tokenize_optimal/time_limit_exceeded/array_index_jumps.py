"""Keeps the ids in an array and lets array.index jump to the next left part.

O(M N): de Bruijn text; array.index goes through the ids before the first match of each token. array.index with a start needs Python 3.10.
"""

from array import array


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
    known = {token: i for i, token in enumerate(alphabet)}
    ids = array("l", ids)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        lefts = {}
        for cut in range(1, len(token)):
            if token[:cut] in known and token[cut:] in known:
                lefts[known[token[:cut]]] = known[token[cut:]]
        for left, right in lefts.items():
            merged = array("l")
            done = start = 0
            while True:
                try:
                    at = ids.index(left, start)
                except ValueError:
                    break
                start = at + 1
                if start < len(ids) and ids[start] == right:
                    merged += ids[done:at]
                    merged.append(token_id)
                    done = start = at + 2
            if done:
                ids = merged + ids[done:]
    return list(ids)
