"""Indexes pairs by length, first and last letter instead of their text, and looks through all under that key.

O(places with the key) for each token: tokens x ? y that differ in the middle only (N = 150,000).
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
    lengths = [1] * n + [0]
    starts = list(range(n))  # of the token that ends with each place
    keys = {(len(token), token[0], token[-1]): set() for token in alphabet[size:]}

    def add(start, end):
        known = keys.get((end - start, text[start], text[end - 1]))
        if known is not None:
            known.add(start)

    for i in range(n - 1):
        add(i, i + 2)
    for token in alphabet[size:]:
        length = len(token)
        known = keys[length, token[0], token[-1]]
        for i in sorted(i for i in known if text.startswith(token, i)):
            left = lengths[i]
            if not 0 < left < length or left + lengths[i + left] != length:
                known.discard(i)
                continue
            end = i + length
            known.discard(i)
            lengths[i + left], lengths[i], starts[end - 1] = 0, length, i
            if i:
                add(starts[i - 1], end)
            if end < n:
                add(i, end + lengths[end])
    ids, i = [], 0
    while i < n:
        ids.append(ids_of[text[i : i + lengths[i]]])
        i += lengths[i]
    return ids
