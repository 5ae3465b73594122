"""Rebuilds the index of pairs after each pass that merged something.

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
    def make_index():
        index = {}
        for i in range(len(ids) - 1):
            index.setdefault(alphabet[ids[i]] + alphabet[ids[i + 1]], []).append(i)
        return index

    index = make_index()
    for token_id in range(size, len(alphabet)):
        places = index.get(alphabet[token_id])
        if not places:
            continue
        merged = []
        done = 0
        for i in places:
            if i >= done:
                merged += ids[done:i]
                merged.append(token_id)
                done = i + 2
        ids = merged + ids[done:]
        index = make_index()
    return ids
