"""Checks each hit by slicing off everything before it.

O(hits * N) bytes copied: a run of one letter of four bytes (N = 200,000).
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    ids_of = {token: i for i, token in enumerate(alphabet)}
    for character in set(text):
        if ids_of.get(character, size) >= size:
            raise ValueError(f"unknown character {character!r}")
    n = len(text)
    pieces = list(text)
    after = list(range(1, n + 1))
    before = list(range(-1, n - 1))
    waiting = {token: [] for token in alphabet[size:]}
    for i in range(n - 1):
        spelled = text[i : i + 2]
        if spelled in waiting:
            waiting[spelled].append(i)
    for token in alphabet[size:]:
        for i in sorted(waiting.pop(token)):
            j = after[i]
            if pieces[i] is None or j == n or len(pieces[i]) + len(pieces[j]) != len(token):
                continue
            if not text[i:].startswith(token):
                continue
            pieces[i], pieces[j] = token, None
            k = after[i] = after[j]
            if k < n:
                before[k] = i
                spelled = token + pieces[k]
                if spelled in waiting:
                    waiting[spelled].append(i)
            h = before[i]
            if h >= 0:
                spelled = pieces[h] + token
                if spelled in waiting:
                    waiting[spelled].append(h)
    return [ids_of[piece] for piece in pieces if piece is not None]
