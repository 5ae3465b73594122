"""Merges in place with a read and a write pointer and cuts the list after each pass.
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
        read = write = 0
        length = len(ids)
        while read < length:
            if read + 1 < length and alphabet[ids[read]] + alphabet[ids[read + 1]] == token:
                ids[write] = token_id
                read += 2
            else:
                ids[write] = ids[read]
                read += 1
            write += 1
        del ids[write:]
    return ids
