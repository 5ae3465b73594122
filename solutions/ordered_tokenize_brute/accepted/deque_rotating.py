"""Takes ids from the left of a deque and puts the results on another one.
"""

from collections import deque


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    ids = deque()
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        done = deque()
        while len(ids) > 1:
            first = ids.popleft()
            if alphabet[first] + alphabet[ids[0]] == token:
                ids.popleft()
                done.append(token_id)
            else:
                done.append(first)
        done.extend(ids)
        ids = done
    return list(ids)
