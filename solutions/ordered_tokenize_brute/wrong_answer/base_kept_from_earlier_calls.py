"""Keeps the base characters of earlier calls, so a character once known stays known.

    after tokenize_brute("a", ["a"]), tokenize_brute("a", ["b"]) is a ValueError, this gives [0].
"""

BASE = {}


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = BASE
    base.update((alphabet[i], i) for i in range(size))
    ids = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    spelled = alphabet + [""] * (1 + max(ids, default=0) - len(alphabet))
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        merged = []
        i = 0
        while i < len(ids):
            if i + 1 < len(ids) and spelled[ids[i]] + spelled[ids[i + 1]] == token:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    return ids
