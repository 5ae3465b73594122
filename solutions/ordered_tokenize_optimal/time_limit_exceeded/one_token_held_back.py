"""Brute force with passes that hold the last token back; skips two-character tokens that the text lacks.

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
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        if len(token) == 2 and token not in text:
            continue
        if len(token) > len(text):
            continue
        merged = []
        append = merged.append
        waiting = ""
        waiting_id = -1
        for current in ids:
            if waiting and waiting + alphabet[current] == token:
                append(token_id)
                waiting = ""
            else:
                if waiting:
                    append(waiting_id)
                waiting = alphabet[current]
                waiting_id = current
        if waiting:
            append(waiting_id)
        ids = merged
    return ids
